// A web form as a page: plain HTML that works without a script, inside a frame of another site or alone. The designer shows the
// same page as its preview.
import type { OfficeOnPages } from '../../../platform/base/office-on-pages.ts';
import { FORM_WORDS, type FormLanguage } from './form-words.ts';
import { FORM_FIELDS, inkOn, type FormFieldName, type WebFormContent } from './web-form.ts';

/** Names of the fields beside those that are asked. The trap is empty in every honest answer. */
export const TRAP_FIELD = 'website';
export const TICKET_FIELD = 'ticket';
export const CONSENT_FIELD = 'consent';
export const CAMPAIGN_FIELD = 'campaign';

export type FormOffice = Pick<OfficeOnPages, 'name' | 'phone' | 'logo'>;

export interface FormPageState {
  readonly language: FormLanguage;
  /** Where it is sent to; null in the preview, which sends nothing. */
  readonly action: string | null;
  readonly ticket: string;
  readonly campaign: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  /** One sentence above the form. */
  readonly note?: string | undefined;
  /** Whose form it is. */
  readonly office: FormOffice;
  /** What the content security policy lets this page's own style and script run by. */
  readonly nonce: string;
}

const INPUTS: Readonly<Partial<Record<FormFieldName, string>>> = {
  firstName: 'type="text" autocomplete="given-name" maxlength="80"',
  lastName: 'type="text" autocomplete="family-name" maxlength="80"',
  email: 'type="email" autocomplete="email" maxlength="254"',
  phone: 'type="tel" autocomplete="tel" maxlength="40"',
  zip: 'type="text" autocomplete="postal-code" inputmode="numeric" maxlength="10"',
  bestTime: 'type="text" maxlength="80"',
  referredBy: 'type="text" maxlength="120"',
};

type Look = Pick<WebFormContent, 'accent'>;
type Frame = Pick<FormPageState, 'language' | 'office' | 'nonce'>;
const NO_OFFICE: FormOffice = { name: null, phone: null, logo: null };
const NOTHING_TYPED: FormPageState = {
  language: 'en',
  action: null,
  ticket: '',
  campaign: '',
  values: {},
  problems: {},
  office: NO_OFFICE,
  nonce: '',
};

export function writeFormPage(form: WebFormContent, state: FormPageState): string {
  return page(form, state, form.heading, writeForm(form, state));
}

/** The form without a page around it, for the designer; it has nothing to be sent to. */
export function writeFormPreview(form: WebFormContent): string {
  return `<style>${styleOf(form)}</style>${writeForm(form, NOTHING_TYPED)}`;
}

/** What a visitor reads instead of the form: thanks, or why it cannot be sent. */
export function writeNoticePage(form: Look, state: Frame, title: string, sentence: string): string {
  return page(form, state, title, main(title, state.office, `<p role="status">${escape(sentence)}</p>`));
}

function writeForm(form: WebFormContent, state: FormPageState): string {
  const asked = FORM_FIELDS.filter((name) => form.fields[name] !== 'hidden');
  const hidden = [
    [TICKET_FIELD, state.ticket],
    [CAMPAIGN_FIELD, state.campaign],
  ]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value ?? '')}">`)
    .join('');
  // Not type=hidden, which robots know to leave alone; out of sight, out of the tab order, and out of the accessibility tree.
  const trap = `<div class="trap" aria-hidden="true"><label>Website <input type="text" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off"></label></div>`;
  const consent =
    form.consentWording === null
      ? ''
      : `<label class="consent"><input type="checkbox" name="${CONSENT_FIELD}" value="yes"${state.values[CONSENT_FIELD] === 'yes' ? ' checked' : ''}> <span>${escape(form.consentWording)}</span></label>`;
  return main(
    form.heading,
    state.office,
    `
${form.intro === null ? '' : `<p>${escape(form.intro)}</p>`}
${state.note === undefined ? '' : `<p class="note" role="alert">${escape(state.note)}</p>`}
<form method="post" novalidate${state.action === null ? '' : ` action="${escape(state.action)}"`}${form.redirectUrl === null ? '' : ' target="_top"'}>
${asked.map((name) => field(name, form.fields[name] === 'required', state)).join('\n')}
${consent}${trap}${hidden}
<button type="${state.action === null ? 'button' : 'submit'}">${escape(form.button)}</button>
</form>`.trim(),
  );
}

function field(name: FormFieldName, required: boolean, { language, values, problems }: FormPageState): string {
  const words = FORM_WORDS[language];
  const value = escape(values[name] ?? '');
  const problem = problems[name];
  const described = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`;
  const common = `id="${name}" name="${name}"${required ? ' required' : ''}${described}`;
  const control =
    name === 'message'
      ? `<textarea ${common} rows="4" maxlength="4000">${value}</textarea>`
      : `<input ${common} ${INPUTS[name] ?? ''} value="${value}">`;
  return `<div class="field"><label for="${name}">${words.labels[name]}${required ? '' : ` <span class="dim">(${words.optional})</span>`}</label>${control}${
    problem === undefined ? '' : `<p class="problem" id="${name}-problem">${escape(problem)}</p>`
  }</div>`;
}

function page(form: Look, { language, nonce }: Frame, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title>
<style nonce="${nonce}">body{margin:0}${styleOf(form)}</style></head>
<body>${content}<script nonce="${nonce}">${TELL_HEIGHT}</script></body></html>
`;
}

function main(title: string, office: FormOffice, content: string): string {
  return `<main>${writeOffice(office)}<h1>${escape(title)}</h1>
${content}
</main>`;
}

/** Logo, name and phone above the form, as far as the office has them. */
function writeOffice({ name, phone, logo }: FormOffice): string {
  if (name === null) return '';
  const picture =
    logo === null
      ? ''
      : `<img src="${escape(logo.address)}" alt="" width="${Math.round((logo.width / logo.height) * LOGO_HEIGHT)}" height="${LOGO_HEIGHT}">`;
  const call = phone === null ? '' : `<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${escape(phone)}</a>`;
  return `<div class="office">${picture}<span>${escape(name)}</span>${call}</div>`;
}
const LOGO_HEIGHT = 36;

function styleOf({ accent }: Look): string {
  return `main{--accent:${accent};--ink:${inkOn(accent)}}${STYLE}`;
}

/** Sends the height of this page to the page around the frame. It holds no entries, so any listener may receive it. */
const TELL_HEIGHT = `if(parent!==window){const tell=()=>parent.postMessage({redressFormHeight:document.documentElement.scrollHeight},'*');new ResizeObserver(tell).observe(document.body);tell()}`;

const STYLE = `*{box-sizing:border-box}main{max-width:480px;margin:0 auto;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#182022;background:#fff}
.office{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin:0 0 16px;font-weight:600}.office img{max-width:50%;object-fit:contain}.office a{margin-left:auto;color:inherit;font-weight:400}
h1{font-size:20px;line-height:28px;margin:0 0 8px}p{margin:0 0 16px;white-space:pre-line}.field{margin:0 0 16px}label{display:block;margin:0 0 4px;font-weight:500}.dim{font-weight:400;color:#566065}
input:not([type=checkbox]),textarea{width:100%;padding:10px 12px;font:inherit;color:inherit;background:#fff;border:1px solid #7a8489;border-radius:8px}[aria-invalid]{border-color:#b3261e!important}
.problem{margin:4px 0 0;color:#b3261e;font-size:14px}.note{padding:12px;border:1px solid #7a8489;border-radius:8px}.consent{display:flex;gap:10px;margin:0 0 16px;font-weight:400;font-size:14px;line-height:20px}
.consent input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--accent)}.trap{position:absolute;left:-9999px;height:1px;overflow:hidden}
button{padding:10px 20px;font:inherit;font-weight:600;color:var(--ink);background:var(--accent);border:1px solid transparent;border-radius:8px;cursor:pointer}
:focus-visible{outline:2px solid #182022;outline-offset:2px}`;

/** Text inside HTML, in quotes too. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
