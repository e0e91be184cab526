// Faces of a die that can be told apart.

const turned = ([[a, b], [c, d]]) => [[c, a], [d, b]];

/** Whether two faces look the same in one of the four ways the die can lie. */
export function looksLike(one, other) {
  let face = other;
  for (let i = 0; i < 4; i++) {
    if (String(one.flat()) === String(face.flat())) {
      return true;
    }
    face = turned(face);
  }
  return false;
}

/** The faces that look different, in the die's order. */
export function distinctFaces(faces) {
  return faces.filter((face, i) => !faces.slice(0, i).some((before) => looksLike(before, face)));
}
