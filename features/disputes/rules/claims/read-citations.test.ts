import { expect, test } from 'vitest';
import { joinCitations } from './read-citations.ts';
import { readWords } from './read-words.ts';

const citationsIn = (text: string): string[] =>
  joinCitations(readWords(text).words)
    .map((word) => word.text)
    .filter((word) => word.startsWith('§') && word !== '§');

test.each([
  ['§ 609(a)(1)(A)', '§1681g(a)(1)(a)'],
  ['FCRA § 609(a)(1)(A) says', '§1681g(a)(1)(a)'],
  ['section 609 of the FCRA', '§1681g'],
  ['Section six oh nine', '§1681g'],
  ['section six hundred and nine', '§1681g'],
  ['section six hundred nine', '§1681g'],
  ['15 U.S.C. 1681g', '§1681g'],
  ['15 U.S.C. § 1681i(a)(5)(A)', '§1681i(a)(5)(a)'],
  ['15 USC 1681 g', '§1681g'],
  ['15 USC § 1666b', '§1666b'],
  ['15 U. S. C. 1681b(a)(2)', '§1681b(a)(2)'],
  ['15 United States Code 1681s-2(a)', '§1681s-2(a)'],
  ['FCRA 604', '§1681b'],
  ['605B', '§1681c-2'],
  ['section 605b', '§1681c-2'],
  ['623(a)(8)', undefined],
  ['under section 623(a)(8)', '§1681s-2(a)(8)'],
  ['Title 15', '§title15'],
  ['6802', '§6802'],
  ['GLBA 502', '§6802'],
  ['HIPAA', '§hipaa'],
  ['a 1099-C form', '§1099c'],
  ['Form 1099c', '§1099c'],
  ['Metro 2 format', '§metro2'],
  ['Metro-2', '§metro2'],
  ['Metro II', '§metro2'],
  ['UCC 9-503', '§ucc:9-503'],
  ['U.C.C. § 3-501', '§ucc:3-501'],
  ['Circular 2022-07', '§circular2022-07'],
  ['FDCPA § 809(b)', '§1692g(b)'],
  ['1692g', '§1692g'],
  ['§\n609', '§1681g'],
  // Numbers that are no citations.
  ['account number 609', undefined],
  ['609 Section Street', undefined],
  ['$609', undefined],
  ['Metro Credit Union', undefined],
  ['May 15, 2024', undefined],
  ['section 12 of the lease', undefined],
])('%s: %s', (text, name) => expect(citationsIn(text)).toEqual(name === undefined ? [] : [name]));
