// A fact that only repeats what the bureau reports explains nothing: the letter would ask to correct a value so that it agrees with itself.
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

const SAYING = new Set(
  (
    'a an and are as at account accounts amount balance be been by collection credit creditor current date dated days due file first for from has have high in ' +
    'inquiry is it its late last limit line lists listed me month months my of on one opened original past pay payment payments payment’s record report ' +
    'reported reporting reports shows shown showing status that the them these this those times to under with you your'
  ).split(' '),
);
const OWN_NAMES = Object.values(BUREAU_NAMES).map((name) => name.toLowerCase());
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[“”"'’‘()[\]:;!?]/gu, ' ')
    .split(/[\s,]+|\.(?=\s|$)/u)
    .filter((word) => word !== '' && !/^[-–—.]+$/u.test(word));

/**
 * True when `fact` says no more than one reported value of this bureau: 'Experian reports the pay status "Charge-off"'. Two values held
 * against each other, another bureau, or anything of the client's own is more than that.
 */
export function restates(
  fact: string,
  {
    reported,
    bureauName,
  }: { readonly reported: readonly { readonly label: string; readonly value: string }[]; readonly bureauName: string },
): boolean {
  const words = wordsOf(fact);
  if (words.length === 0) return false;
  const own = bureauName.toLowerCase();
  if (words.some((word) => OWN_NAMES.includes(word) && word !== own)) return false;
  const rest = words.filter((word) => word !== own && !SAYING.has(word));
  if (rest.length === 0) return true;
  return reported.some(({ label, value }) => {
    const said = new Set([...wordsOf(label), ...wordsOf(value), ...wordsOf(value.replaceAll(/[–—/-]/gu, ' '))]);
    return rest.every((word) => said.has(word));
  });
}
