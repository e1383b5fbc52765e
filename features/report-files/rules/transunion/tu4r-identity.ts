// Who a TU4R file says the person is. Of an SSN only the last four digits are read.
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import { ssnLast4 } from '../masking.ts';
import type { IdentityVariants, ReportAddress } from '../model.ts';
import type { Reading } from '../reading.ts';
import { fixedDate, type Segment } from './tu4r-segments.ts';

/** Segments whose source is 'I' repeat what the inquirer typed, and are left out. */
export function tu4rIdentity(segments: readonly Segment[], reading: Reading): IdentityVariants {
  reading.enter('identity/TU');
  const of = (...types: string[]): Segment[] => segments.filter(({ type, at }) => types.includes(type) && at(8, 1) !== 'I');
  const numbers = of('PI11');
  const [ssn, ...others] = [...new Set(numbers.flatMap(({ at }) => ssnLast4(at(9, 9)) ?? []))];
  return given({
    names: of('NM11').flatMap(({ at }, index): IdentityVariants['names'] => {
      const full = [at(42, 20), at(62, 20), at(10, 32), at(89, 3)].filter((part) => part !== '').join(' ');
      return full === '' ? [] : [{ full, kind: index === 0 && at(9, 1) === '1' ? 'primary' : 'aka' }];
    }),
    ssnLast4: ssn,
    ssnVariants: others.length > 0 ? others : undefined,
    dobs: numbers.flatMap(({ at }) => reading.date(fixedDate(at(18, 8)), 'dateOfBirth') ?? []),
    addresses: of('AD11', 'AD02').map((segment, index) => addressOf(segment, index, reading)),
    employers: of('EM11').flatMap(({ at }) => {
      const name = at(9, 50);
      return name === '' ? [] : given({ name, reported: reading.date(fixedDate(at(113, 8)) || fixedDate(at(105, 8)), 'employer') });
    }),
    phones: segments.flatMap(({ type, at }, index) =>
      type === 'PN01' && !belongsToCreditor(segments, index) ? (phoneOf(`${at(13, 3)}${at(16, 7)}`) ?? []) : [],
    ),
  });
}

/** Phones and addresses after an LK11 are those of the subscriber it names. */
function belongsToCreditor(segments: readonly Segment[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const type = segments[at]?.type;
    if (type === 'LK11') return true;
    if (type !== 'SA11' && type !== 'PN01') return false;
  }
  return false;
}

function addressOf({ type, at }: Segment, index: number, reading: Reading): ReportAddress {
  const unparsed = type === 'AD02';
  const line = unparsed
    ? at(11, 70)
    : [at(13, 10), at(23, 2), at(25, 28), at(53, 2), at(55, 4), at(59, 4), at(63, 10)].filter((part) => part !== '').join(' ');
  return given({
    kind: index === 0 ? ('current' as const) : ('previous' as const),
    lines: line === '' ? [] : [line],
    city: (unparsed ? at(81, 27) : at(73, 28)) || undefined,
    state: stateOf(unparsed ? at(108, 2) : at(101, 2)),
    zip: zipOf(unparsed ? at(110, 10) : at(103, 5) + at(108, 4)),
    lastReported: reading.date(fixedDate(at(unparsed ? 120 : 142, 8)), 'address'),
  });
}
