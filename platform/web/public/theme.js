// Blocks the first paint on purpose: the page is drawn in the saved scheme from its first frame.
(function () {
  var dark = false;
  try {
    dark = localStorage.getItem('redress-theme') === 'dark';
  } catch (_unreadable) {
    // Storage may be forbidden; the light scheme is the answer then.
  }
  var root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.classList.toggle('dark', dark);
})();
