/** Whether a file that prints `text` says `raw` with it: the same words, amount or date. */
export function says(text: string, raw: string): boolean {
  if (raw === '') return false;
  if (text.toLowerCase().includes(raw.toLowerCase())) return true;
  if (/^-?\d+\.\d\d$/.test(raw)) return text.trim() !== '' && Number(text.replace(/[^\d.-]/g, '')) === Number(raw);
  const [, year = '', month = '', day = ''] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(raw) ?? [];
  if (year === '') return false;
  const digits = text.replace(/\b(\d)\b/g, '0$1').replace(/\D/g, '');
  return [year, year.slice(2)].some((of) => [of + month + day, month + day + of].some((date) => digits.includes(date)));
}
