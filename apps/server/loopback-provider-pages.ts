// The pages of the loopback provider.

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:26rem;margin:2.5rem auto;padding:0 1.25rem}h1{font-size:1.25rem;margin:0}
ul{list-style:none;padding:0;margin:1.25rem 0}li{margin:.5rem 0}
button{font:inherit;width:100%;padding:.625rem .875rem;text-align:start;border:1px solid #8a8f98;border-radius:.5rem;background:transparent;color:inherit;cursor:pointer}
button:hover{background:#8a8f9833}button:focus-visible{outline:3px solid #3b82f6;outline-offset:2px}small{display:block}`;

/** The page on which a person says who they are. `request` names what was asked for. */
export function writeChooser(request: string, accounts: readonly { readonly email: string; readonly name: string }[]): string {
  const rows = accounts.map(
    ({ email, name }) =>
      `<li><button name="email" value="${escape(email)}">Continue as ${escape(name)} <small>${escape(email)}</small></button></li>`,
  );
  return page(
    'Choose an account',
    `<p>This page stands in for Google. No password is asked for, and nothing leaves this computer.</p>
<form method="post" action="/choose"><input type="hidden" name="request" value="${escape(request)}"><ul>${rows.join('\n')}</ul><button name="cancel" value="1">Cancel</button></form>`,
  );
}

export function writeTrouble(sentence: string): string {
  return page('This did not work', `<p>${escape(sentence)}</p>`);
}

function page(heading: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Loopback provider (demo)</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1>${content}</main></body></html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
