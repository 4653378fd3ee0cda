"""What runs inside a page to see how it looks."""

# Things on the scene, and a point of each where a press meets it; null where something else is in front.
SPOTS = """(which) => {
  const meets = (thing, x, y) => document.elementFromPoint(x, y)?.closest('[data-spot]') === thing;
  const middleFirst = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  return [...document.querySelectorAll(`[data-spot][role=button]${which}`)].map((thing) => {
    thing.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const found = [thing.dataset.spot, Boolean(thing.closest('.live'))];
    for (const down of middleFirst) {
      for (const right of middleFirst) {
        const [x, y] = [left + width * right, top + height * down];
        if (meets(thing, x, y)) return [...found, x, y];
      }
    }
    return [...found, null, null];
  });
}"""

# Whatever has to be moved sideways to be read, unless it is meant to be: a row of cards, a large map.
TOO_WIDE = """() => {
  const areas = 'html, body, main, section, dialog, .log, .lines, .body, .list, .panel, .menu';
  return [...document.querySelectorAll(`${areas}, button, a.button`)]
    .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => one.checkVisibility() && !one.closest('.cards, .chart'))
    .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} > ${one.clientWidth}`);
}"""

# Whatever a finger would miss.
TOO_SMALL = """() => {
  const touched = 'button, a.button, select, summary, nav a, header a, input';
  return [...document.querySelectorAll(touched)]
    .filter((one) => one.checkVisibility() && !one.matches('[type=radio], [type=checkbox], [type=range]'))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 40)
    .map(({ one, box }) => `${one.className} ${one.ariaLabel ?? one.textContent} ${box.width} ${box.height}`);
}"""

# Another page without loading everything again, as a link does it.
GO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""

PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
