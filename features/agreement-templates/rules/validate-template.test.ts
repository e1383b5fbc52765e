import { describe, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import type { Block, FieldDocument } from '../../../platform/base/document/field-document.ts';
import { fieldDocument } from '../../../platform/base/document/field-document.ts';
import { fillDocument } from '../../../platform/base/document/fill-document.ts';
import { outline } from '../../../platform/base/document/outline.ts';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import { agreementValues, type AgreementFacts } from './agreement-values.ts';
import { sampleTerms } from './sample-facts.ts';
import { SHIPPED_TEMPLATES } from './shipped-templates.ts';
import { STATUTORY_TEXTS } from './statutory-texts.ts';
import { validateTemplate } from './validate-template.ts';

const [english] = SHIPPED_TEMPLATES;
const shipped = english?.content ?? { type: 'doc', content: [] };
const codes = (document: FieldDocument, states: readonly string[] = []): readonly string[] =>
  validateTemplate(document, states).map(({ code }) => code);
const doc = (...content: readonly Block[]): FieldDocument => ({ type: 'doc', content });
const p = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const statute = (id: keyof typeof STATUTORY_TEXTS): Block => ({ type: 'statute', attrs: { id, sha256: STATUTORY_TEXTS[id].sha256 } });
const client: Block = { type: 'signature', attrs: { who: 'client' } };

/** The shipped text without each field of this name, or what `change` makes of its blocks. */
const withoutField = (id: string): FieldDocument =>
  fieldDocument.parse(
    JSON.parse(JSON.stringify(shipped).replaceAll(`{"type":"field","attrs":{"id":"${id}"}`, '{"type":"text","text":"x"')),
  );
const changed = (change: (blocks: readonly Block[]) => readonly Block[]): FieldDocument => doc(...change(shipped.content));

test.each(SHIPPED_TEMPLATES.map((one) => [one.language, one] as const))('what is shipped in %s is complete', (_language, { content }) => {
  expect(fieldDocument.parse(content)).toEqual(content);
  expect(validateTemplate(content)).toEqual([]);
});

test('both languages have the same parts in the same order but for the explanation of the English statement', () => {
  const shape = ({ content }: { readonly content: FieldDocument }) =>
    outline(content).map(({ kind, text, within }) =>
      [kind, within.join(), (text.match(/\{[a-zA-Z.]+\}/g) ?? []).toSorted().join()].join(' '),
    );
  const [en = [], es = []] = SHIPPED_TEMPLATES.map(shape);
  expect(es.toSpliced(-4, 1)).toEqual(en);
});

describe('what is missing', () => {
  test.each([
    ['client', 'client.name'],
    ['date', 'agreement.date'],
    ['office', 'office.name'],
    ['office', 'office.address'],
    ['total', 'agreement.totalOfAll'],
    ['other-payments', 'agreement.otherPayments'],
    ['fee-plan', 'agreement.feePlan'],
    ['guarantees', 'agreement.guarantees'],
    ['services', 'service.description'],
    ['services', 'service.fee'],
  ])('%s: without %s', (code, field) => expect(codes(withoutField(field))).toEqual([code]));

  test('one of period and last day is enough', () => {
    expect(codes(withoutField('agreement.period'))).toEqual([]);
    expect(
      codes(
        fieldDocument.parse(JSON.parse(JSON.stringify(withoutField('agreement.period')).replaceAll('agreement.endDate', 'agreement.date'))),
      ),
    ).toEqual(['period']);
  });

  test('a term that is shown under a condition only is missing, and the sentence says why', () => {
    const hidden = changed((blocks) => [
      { type: 'when', attrs: { condition: 'has.guarantees', not: false }, content: blocks.slice(0, -3) },
      ...blocks.slice(-3),
    ]);
    expect(codes(hidden)).toEqual(expect.arrayContaining(['client', 'date', 'office', 'total']));
    expect(validateTemplate(hidden).find(({ code }) => code === 'total')?.sentence).toContain('only under a condition');
  });

  test('guarantees may be told by two conditions', () => {
    const without = withoutField('agreement.guarantees').content;
    const field: Block = { type: 'paragraph', content: [{ type: 'field', attrs: { id: 'agreement.guarantees' } }] };
    const yes: Block = { type: 'when', attrs: { condition: 'has.guarantees', not: false }, content: [field] };
    const no: Block = { type: 'when', attrs: { condition: 'has.guarantees', not: true }, content: [p('There are no guarantees.')] };
    expect(codes(doc(yes, ...without))).toEqual(['guarantees']);
    expect(codes(doc(yes, no, ...without))).toEqual([]);
  });
});

describe('the statement and the signature', () => {
  const body = shipped.content.slice(0, -3);
  test.each<[string, readonly Block[], readonly string[]]>([
    ['as the law has it', [statute('usc-1679d-b-4'), client], []],
    ['no signature', [statute('usc-1679d-b-4')], ['client-signature']],
    ['no statement', [client], ['cancel-statement']],
    ['a sentence between', [statute('usc-1679d-b-4'), p('Thank you.'), client], ['cancel-statement']],
    ['the statement after it', [client, statute('usc-1679d-b-4')], ['cancel-statement']],
    ['two statements', [statute('usc-1679d-b-4'), statute('usc-1679d-b-4'), client], ['cancel-statement']],
    ['two signatures', [statute('usc-1679d-b-4'), client, client], ['client-signature']],
    ['the federal statement in the contract', [statute('usc-1679c-a'), statute('usc-1679d-b-4'), client], ['statement-alone']],
    ['a notice in the contract', [statute('usc-1679d-b-4'), client, statute('usc-1679e-b')], ['notice-attached']],
    ['old words', [{ type: 'statute', attrs: { id: 'usc-1679d-b-4', sha256: 'a'.repeat(64) } }, client], ['statute-old']],
    [
      'a signature under a condition',
      [{ type: 'when', attrs: { condition: 'has.guarantees', not: false }, content: [statute('usc-1679d-b-4'), client] }],
      ['client-signature', 'cancel-statement'],
    ],
  ])('%s', (_name, end, expected) => expect(codes(doc(...body, ...end))).toEqual(expected));
});

describe('what does not fit', () => {
  test.each<[string, Block, readonly string[]]>([
    ['an unknown field', { type: 'paragraph', content: [{ type: 'field', attrs: { id: 'client.ssn' } }] }, ['field-unknown']],
    [
      'a field of a service outside its list',
      { type: 'paragraph', content: [{ type: 'field', attrs: { id: 'service.fee' } }] },
      ['field-unknown'],
    ],
    ['a Social Security number', p('For 219-09-5501.'), ['private-number']],
    ['a forbidden clause', p('You waive your right to cancel.'), ['waiver']],
    [
      'a forbidden clause in a list',
      { type: 'bulletList', content: [{ type: 'listItem', content: [p('A deposit is due today.')] }] },
      ['advance-fee'],
    ],
    [
      'a part for two states at once',
      {
        type: 'when',
        attrs: { condition: 'state.CA', not: false },
        content: [{ type: 'when', attrs: { condition: 'state.TX', not: false }, content: [] }],
      },
      ['unreachable'],
    ],
    ['a part for a state', { type: 'when', attrs: { condition: 'state.CA', not: false }, content: [p('For California.')] }, []],
  ])('%s', (_name, block, expected) => expect(codes(changed((blocks) => [block, ...blocks]))).toEqual(expected));
  test('a part for a state that the template is not for', () =>
    expect(
      codes(
        changed((blocks) => [{ type: 'when', attrs: { condition: 'state.CA', not: false }, content: [p('x')] }, ...blocks]),
        ['OH'],
      ),
    ).toEqual(['unreachable']));
  test('a finding shows its place and its words', () => {
    const [found] = validateTemplate(changed((blocks) => [p('Fine.'), p('Here you waive everything.'), ...blocks]));
    expect(found).toMatchObject({ path: [1], phrase: 'waive', citation: '15 U.S.C. 1679f' });
  });
});

describe('filled for a client', () => {
  const facts = (language: 'en' | 'es'): AgreementFacts => ({
    client: { name: 'Ana Ruiz', address: ['1 Elm St', 'Reno, NV 89501'], email: null, phone: null },
    office: { name: 'Clear Path', address: ['400 Main St'], phone: null, email: null },
    ...sampleTerms(language, { today: civilDate(2026, 11, 3), state: 'NV', cancelThrough: civilDate(2026, 11, 10) }),
  });
  test.each([
    [
      'en',
      ['November 3, 2026', 'Total of all payments | $370.00', 'Guarantees: None', 'within 180 days, by May 2, 2027', 'November 10, 2026'],
    ],
    ['es', ['3 de noviembre de 2026', 'Total de todos los pagos | $370.00', 'Garantías: Ninguna', '180 días', '10 de noviembre de 2026']],
  ] as const)('in %s', (language, said) => {
    const content = SHIPPED_TEMPLATES.find((one) => one.language === language)?.content ?? shipped;
    const answer = fillDocument(content, agreementValues(facts(language), language));
    const text = 'filled' in answer ? toPlainText(answer.filled, { signature: (who) => `[${who}]` }) : answer.missing.join();
    for (const words of said) expect(text).toContain(words);
    expect(text).toMatch(/explanation of this right\.\n\n\[client\]\n\n\[office\]$/);
  });
  test('an address that is not known stops the document', () => {
    const { client: person, ...rest } = facts('en');
    expect(fillDocument(shipped, agreementValues({ ...rest, client: { ...person, address: [] } }, 'en'))).toEqual({
      missing: ['client.address'],
    });
  });
});
