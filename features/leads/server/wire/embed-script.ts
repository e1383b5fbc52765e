// The script an office puts on its site: a frame with the form in its place, as tall as the form is. What the visitor's address
// tells of a campaign goes along.

/** `title` names the frame for assistive technology. */
export function writeEmbedScript(title: string): string {
  // Inside a script file only the text itself matters, but a line separator would end the line in old engines.
  const name = JSON.stringify(title).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `(() => {
  const script = document.currentScript;
  if (!script) return;
  const address = new URL(script.src);
  address.pathname = address.pathname.replace(/\\/embed\\.js$/, '');
  address.search = '';
  for (const [key, value] of new URLSearchParams(location.search)) if (key.startsWith('utm_')) address.searchParams.append(key, value);
  if (script.dataset.language) address.searchParams.set('language', script.dataset.language);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = ${name};
  frame.style.cssText = 'display:block;width:100%;height:640px;border:0';
  addEventListener('message', (event) => {
    const height = event.source === frame.contentWindow && event.data ? event.data.redressFormHeight : undefined;
    if (typeof height === 'number' && height > 0) frame.style.height = Math.min(height, 4000) + 'px';
  });
  script.after(frame);
})();
`;
}
