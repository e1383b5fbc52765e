// The state of a ZIP code, by its first three digits (USPS Publication 65 and Labeling List L002, 2026), with the ZIP codes that are
// exceptions. A letter to "Texas 43604" is returned, and a bureau does not find the person.
import { US_STATES } from './us-states.ts';

/** State, first and last prefix. Prefixes between two of one state that USPS has not given out yet are counted to it. */
const PREFIXES = (
  'NY 005 005|PR 006 007|VI 008 008|PR 009 009|MA 010 027|RI 028 029|NH 030 038|ME 039 049|VT 050 054|MA 055 055|VT 056 059|CT 060 069|' +
  'NJ 070 089|AE 090 099|NY 100 149|PA 150 196|DE 197 199|DC 200 200|VA 201 201|DC 202 205|MD 206 219|VA 220 246|WV 247 268|NC 270 289|' +
  'SC 290 299|GA 300 319|FL 320 339|AA 340 340|FL 341 349|AL 350 369|TN 370 385|MS 386 397|GA 398 399|KY 400 427|OH 430 459|IN 460 479|' +
  'MI 480 499|IA 500 528|WI 530 549|MN 550 567|DC 569 569|SD 570 577|ND 580 588|MT 590 599|IL 600 629|MO 630 658|KS 660 679|NE 680 693|' +
  'LA 700 714|AR 716 729|OK 730 731|TX 733 733|OK 734 749|TX 750 799|CO 800 816|WY 820 831|ID 832 838|UT 840 847|AZ 850 865|NM 870 884|' +
  'TX 885 885|NV 889 898|CA 900 961|AP 962 966|HI 967 968|GU 969 969|OR 970 979|WA 980 994|AK 995 999'
)
  .split('|')
  .map((entry) => entry.split(' '));

/** Islands with a neighbour's prefix, and delivery areas that reach over a border, where both states are right. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  '06390': ['NY'],
  '20588': ['MD'],
  '20598': ['VA'],
  '83414': ['WY'],
  '96799': ['AS'],
  '96950': ['MP'],
  '96951': ['MP'],
  '96952': ['MP'],
  '02861': ['RI', 'MA'],
  '42223': ['KY', 'TN'],
  '59221': ['MT', 'ND'],
  '63673': ['MO', 'IL'],
  '71749': ['AR', 'LA'],
  '73949': ['OK', 'TX'],
  '81137': ['CO', 'NM'],
  '84536': ['UT', 'AZ'],
  '86044': ['AZ', 'UT'],
  '86515': ['AZ', 'NM'],
  '88063': ['NM', 'TX'],
  '89439': ['NV', 'CA'],
  '97635': ['OR', 'CA'],
};

/** Codes of the states where `zip` (five digits, or ZIP+4) is; empty when USPS has not assigned the prefix. */
export function statesOfZip(zip: string): readonly string[] {
  const known = EXCEPTIONS[zip.slice(0, 5)];
  if (known) return known;
  const prefix = zip.slice(0, 3);
  return PREFIXES.flatMap(([state = '', from = '', to = '']) => (from <= prefix && prefix <= to ? [state] : []));
}

/** One sentence when `zip` does not lie in `state`; nothing while either is not given. */
export function checkZipState(zip: string | null, state: string | null): string | undefined {
  if (zip === null || state === null) return undefined;
  const found = statesOfZip(zip);
  const five = zip.slice(0, 5);
  if (found.length === 0) return `There is no ZIP code ${five}.`;
  return found.includes(state) ? undefined : `ZIP ${five} is in ${found.map(nameOf).join(' and ')}, not ${nameOf(state)}.`;
}

function nameOf(code: string): string {
  return US_STATES.find((state) => state.code === code)?.name ?? code;
}
