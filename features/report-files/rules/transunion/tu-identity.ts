// Who TransUnion says the person is. Of an SSN only the last four digits are read.
import { given } from '../given.ts';
import { phoneOf } from '../contact-values.ts';
import { ssnLast4 } from '../masking.ts';
import type { IdentityVariants, ReportAddress } from '../model.ts';
import type { Reading } from '../reading.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { dateAt, phoneText, placeOf, wordsAt } from './tu-node.ts';

/** The `indicative` node. What its `source` calls input is what the inquirer typed, not what the bureau has. */
export function readTuIdentity(indicative: JsonNode | undefined, reading: Reading): IdentityVariants {
  reading.enter('identity/TU');
  const ofFile = (key: string): JsonNode[] => childrenOf(indicative, key).filter((node) => textOf(node, 'source') !== 'input');
  const socials = ofFile('socialSecurity').flatMap((node) => ssnLast4(textOf(node, 'number')) ?? []);
  const [ssn, ...others] = [...new Set(socials)];
  return given({
    names: ofFile('name')
      .flatMap(namesOf)
      .map((name, index): IdentityVariants['names'][number] => ({ full: name.full, kind: kindOfName(name.qualifier, index) })),
    ssnLast4: ssn,
    ssnVariants: others.length > 0 ? others : undefined,
    dobs: [dateAt(indicative, 'dateOfBirth', reading)].filter((date) => date !== undefined),
    addresses: ofFile('address').flatMap((node, index) => addressOf(node, index, reading)),
    employers: ofFile('employment').flatMap((node) => {
      const name = wordsAt(childOf(node, 'employer'), 'unparsed') || wordsAt(node, 'employer');
      return name === ''
        ? []
        : given({ name, reported: dateAt(node, 'dateEffective', reading) ?? dateAt(node, 'dateOnFileSince', reading) });
    }),
    phones: ofFile('phone').flatMap((node) => phoneOf(phoneText(node)) ?? []),
  });
}

function namesOf(node: JsonNode): { full: string; qualifier: string }[] {
  const people = childrenOf(node, 'person');
  return (people.length > 0 ? people : [node]).flatMap((person) => {
    const parts = ['first', 'middle', 'last', 'generationalSuffix'].map((part) => wordsAt(person, part)).filter((part) => part !== '');
    const full = parts.length > 0 ? parts.join(' ') : wordsAt(person, 'unparsed');
    return full === '' ? [] : { full, qualifier: textOf(node, 'qualifier') || textOf(person, 'qualifier') };
  });
}

function kindOfName(qualifier: string, index: number): IdentityVariants['names'][number]['kind'] {
  if (/former|maiden/i.test(qualifier)) return 'former';
  if (/spouse/i.test(qualifier)) return 'spouse';
  return index > 0 || /also|aka|alias/i.test(qualifier) ? 'aka' : 'primary';
}

function addressOf(node: JsonNode, index: number, reading: Reading): ReportAddress[] {
  const place = placeOf(node);
  if (place.lines.length === 0 && place.city === undefined) return [];
  const status = textOf(node, 'status');
  const current = status === '' ? index === 0 : /current/i.test(status);
  return [
    given({ kind: current ? ('current' as const) : ('previous' as const), ...place, lastReported: dateAt(node, 'dateReported', reading) }),
  ];
}
