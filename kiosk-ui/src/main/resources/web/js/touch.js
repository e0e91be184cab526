// Keys that answer when the finger comes down, as those of a device do, not when it is lifted.

let acted = null; // the finger that a key has already answered to

const scrolls = (element) => element.scrollHeight > element.clientHeight + 1
  && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Where the page can be scrolled, a finger that comes down may want just that. */
function stands(key) {
  if (document.documentElement.scrollHeight > innerHeight + 1) {
    return false;
  }
  for (let element = key; element; element = element.parentElement) {
    if (scrolls(element)) {
      return false;
    }
  }
  return true;
}

function down(event) {
  acted = null;
  const key = event.target.closest?.('[data-quick]');
  if (event.pointerType !== 'touch' || !event.isPrimary || !key || key.disabled || !stands(key)) {
    return;
  }
  acted = event.pointerId;
  const { clientX, clientY } = event;
  event.target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
}

/** The browser's own click, when the finger is lifted, would do it a second time. */
function click(event) {
  if (event.isTrusted && acted !== null && (event.pointerId ?? acted) === acted) {
    acted = null;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Lets elements with `data-quick` answer at once to a finger; a mouse and a keyboard still click. */
export function answerAtOnce() {
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('click', click, true);
}
