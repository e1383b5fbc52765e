import { Alert, Button, Checkbox, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import { DocumentView } from '../../../platform/web/document/DocumentView.tsx';
import columns from '../../../platform/web/editor/EditorColumns.module.css';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { Preparation } from '../contract.ts';
import { kindOfField, printAsked, questionOf } from '../rules/asked-values.ts';
import { fillPreview } from '../rules/fill-preview.ts';
import { factsOf, GATE_STATEMENTS, statementsOf, type GateAnswers } from '../rules/gate-answers.ts';
import { closedGates } from '../rules/letter-gates.ts';
import { askedFields, partName, type AskedField } from '../rules/letter-values.ts';
import { firstFixed, PASSABLE_GATES } from '../rules/overridable-gates.ts';
import { lintLetter } from '../rules/lint-letter.ts';
import classes from './LetterPreviewPanel.module.css';
import { GateReasons } from '../../../platform/web/form/GateReasons.tsx';
import { api } from './queries.ts';

interface WritingFormProps {
  readonly contactId: string;
  readonly recipientId: string;
  readonly prepared: Preparation;
}

/** What the letter asks, what keeps it from being made, and the letter as it will be. */
export function WritingForm({ contactId, recipientId, prepared }: WritingFormProps): ReactElement {
  const { letter, versionId, subject, document, fields, conditions, address, papers } = prepared;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [answers, setAnswers] = useState<GateAnswers>({});
  const [enclosures, setEnclosures] = useState<readonly string[]>([]);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const mayOverride = useMay()('disputes:override-gates');
  const go = useGo();
  const write = useChange(api.writeLetter);
  const asked = useMemo(() => askedFields({ subject, document }, fields), [subject, document, fields]);
  const statements = statementsOf(letter.gates);
  const closed = closedGates(
    letter,
    judgedBy(prepared, { typed, answers, enclosures: enclosures.length, enclosedKinds: kindsOf(prepared, enclosures) }),
  );
  // A reason opens nothing while another gate is fixed.
  const waiting = firstFixed(closed) ? [] : closed;
  const preview = useMemo(() => {
    const printed = Object.fromEntries(
      asked.flatMap(({ id }) => {
        const read = (typed[id] ?? '').trim() === '' ? undefined : printAsked(id, typed[id] ?? '', letter.language);
        return read && 'printed' in read ? [[id, read.printed]] : [];
      }),
    );
    const values = {
      fields: { ...fields, ...printed },
      conditions: { ...conditions, 'has.enclosures': enclosures.length > 0 },
      lists: { items: [] },
      statutes: {},
    };
    const line = toPlainText(fillPreview(subject, values).document, NO_SIGNATURE);
    const text = fillPreview(document, values);
    return { subject: line, ...text, findings: lintLetter(`${line}\n\n${toPlainText(text.document, NO_SIGNATURE)}`, letter) };
  }, [asked, typed, fields, conditions, enclosures, subject, document, letter]);
  const problems = asRefusal(write.error).fields ?? {};
  const onMake = (): void =>
    write.start(
      {
        contactId,
        id: letter.id,
        versionId,
        typed: Object.fromEntries(asked.flatMap(({ id }) => ((typed[id] ?? '').trim() === '' ? [] : [[id, typed[id] ?? '']]))),
        answers,
        enclosures: [...enclosures],
        overrides: waiting.map(({ code }) => ({ code, reason: (reasons[code] ?? '').trim() })).filter(({ reason }) => reason !== ''),
        ...(recipientId !== '' && { recipientId }),
      },
      () => go(`/contacts/${contactId}?tab=letters`),
    );
  return (
    <div className={columns['columns']}>
      <Stack gap="md" miw={0}>
        <AddressNote prepared={prepared} />
        {asked.map((field) => (
          <AskedInput
            key={field.id}
            field={field}
            value={typed[field.id] ?? ''}
            error={problems[`typed.${field.id}`]}
            onChange={(value) => setTyped({ ...typed, [field.id]: value })}
          />
        ))}
        {statements.length > 0 && (
          <Stack gap="xs" role="group" aria-label="What is so">
            <Text size="sm" fw={500}>
              Confirm only what you know
            </Text>
            {statements.map((question) => (
              <Checkbox
                key={question}
                label={GATE_STATEMENTS[question]}
                checked={answers[question] === true}
                onChange={(event) => setAnswers({ ...answers, [question]: event.currentTarget.checked })}
              />
            ))}
          </Stack>
        )}
        <Checkbox.Group label="Enclosures" description="Accepted documents of the client" value={[...enclosures]} onChange={setEnclosures}>
          <Stack gap="xs" mt="xs">
            {papers.map(({ fileId, title, name }) => (
              <Checkbox key={fileId} value={fileId} label={title === name ? title : `${title} (${name})`} />
            ))}
            {papers.length === 0 && (
              <Text size="sm" c="dimmed">
                No accepted document is in hand.
              </Text>
            )}
          </Stack>
        </Checkbox.Group>
      </Stack>
      <Stack gap="sm" className={columns['beside']}>
        {closed.length > 0 && (
          <Alert variant="default" title="Before this letter can be made" role="status">
            <ul className={classes['closed']}>
              {closed.map(({ gate, code, sentence, citation }) => (
                <li key={`${gate} ${code}`}>
                  {sentence}{' '}
                  <Text span size="xs" c="dimmed">
                    {citation}
                  </Text>
                </li>
              ))}
            </ul>
            <GateReasons
              stopped="letter"
              names={PASSABLE_GATES}
              gates={waiting.map(({ code }) => code)}
              mayOverride={mayOverride}
              reasons={reasons}
              onReason={(code, reason) => setReasons({ ...reasons, [code]: reason })}
            />
          </Alert>
        )}
        {preview.findings.length > 0 && (
          <Alert variant="default" title="Wording" role="status">
            <ul className={classes['closed']}>
              {preview.findings.map(({ rule, phrase, message, advice, index }) => (
                <li key={`${rule} ${index}`}>
                  “{phrase}”: {message} {advice}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {preview.missing.length > 0 && (
          <Text size="sm" role="status">
            No value yet for: {preview.missing.map(partName).join(', ')}.
          </Text>
        )}
        <section aria-label="Preview" className={classes['paper']}>
          <Text fw={700} size="sm" c="dimmed" ta="right">
            DRAFT
          </Text>
          {address && address.problem === null && (
            <Text style={{ whiteSpace: 'pre-line' }} mb="sm">
              {[address.name, ...address.lines].join('\n')}
            </Text>
          )}
          <Title order={2} size="h4" mb="sm" lang={letter.language}>
            {preview.subject}
          </Title>
          <DocumentView document={preview.document} language={letter.language} />
        </section>
        <Group>
          <Button loading={write.isPending} onClick={onMake}>
            Make the letter
          </Button>
        </Group>
        <RefusalNote error={write.error} />
      </Stack>
    </div>
  );
}

const NO_SIGNATURE = { signature: () => '' };

const kindsOf = ({ papers }: Preparation, enclosures: readonly string[]) =>
  enclosures.map((id) => papers.find(({ fileId }) => fileId === id)?.kind ?? null);

/** The facts that gates are judged by, as the server will read them. */
function judgedBy(
  { letter, today, earlier, address }: Preparation,
  said: {
    readonly typed: Readonly<Record<string, string>>;
    readonly answers: GateAnswers;
    readonly enclosures: number;
    readonly enclosedKinds: ReturnType<typeof kindsOf>;
  },
) {
  const day = (text: string | null) => (text === null ? null : (parseCivilDate(text) ?? null));
  const on = day(today);
  if (!on) throw new Error('Today is a day.');
  return factsOf({
    today: on,
    recipientClass: letter.recipientClass === 'client' || address?.problem === null ? letter.recipientClass : undefined,
    earlier: earlier
      ? { ...earlier, receivedOn: day(earlier.receivedOn), overdueAfter: day(earlier.overdueAfter), answeredOn: day(earlier.answeredOn) }
      : undefined,
    ...said,
  });
}

/** Where it goes, and whether anyone owes an answer. */
function AddressNote({ prepared: { letter, address, answerDue } }: { readonly prepared: Preparation }): ReactElement {
  return (
    <Stack gap={4}>
      {address?.problem != null && (
        <Text c="error" role="status">
          {address.problem}
        </Text>
      )}
      {address?.verifiedOn != null && (
        <Text size="sm" c="dimmed">
          Address of the address book, verified {formatDate(address.verifiedOn)}.
        </Text>
      )}
      {answerDue && (
        <Text size="sm">
          An answer is owed within {answerDue.days} {answerDue.inBusinessDays ? 'business days' : 'days'} of receipt ({answerDue.law}).
        </Text>
      )}
      {letter.gates.includes('no-clock') && <Text size="sm">No one has a duty to answer this letter. No clock runs.</Text>}
    </Stack>
  );
}

interface AskedInputProps {
  readonly field: AskedField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function AskedInput({ field: { id, isOptional }, value, error, onChange }: AskedInputProps): ReactElement {
  const kind = kindOfField(id);
  const shared = {
    label: questionOf(id),
    withAsterisk: !isOptional,
    value,
    ...(error !== undefined && { error }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
  };
  if (kind === 'long-text') return <Textarea {...shared} autosize minRows={3} maxRows={12} maxLength={2_000} />;
  if (kind === 'date') return <TextInput {...shared} type="date" />;
  const words = { money: 'An amount, such as 480.00', months: 'Months, such as 2024-05, 2024-06', text: undefined }[kind];
  return <TextInput {...shared} maxLength={200} {...(words !== undefined && { description: words })} />;
}
