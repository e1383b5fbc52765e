import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { LibraryText } from '../contract.ts';
import { ENTRY_WORDS, ITEM_WORDS, TIME_WORDS } from '../rules/library-entry-kinds.ts';
import { answersOf, FEWEST_FOR_PERCENT, outcomeLines, type TextUse } from '../rules/text-use.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { PreviewPart } from './PreviewPart.tsx';
import classes from './TextDetail.module.css';

interface TextDetailProps {
  readonly text: LibraryText;
  readonly onToggle: (text: LibraryText) => void;
  /** Shows the text of this name instead. */
  readonly onShow: (name: string) => void;
  readonly before: LibraryText | undefined;
  readonly after: LibraryText | undefined;
  readonly pickPerson: ((value: string, onChange: (id: string) => void) => ReactNode) | undefined;
}

/** One text: what it says, rests on and needs, how it was used, and a preview. The arrow keys go to the text before and after it. */
export function TextDetail({ text, onToggle, onShow, before, after, pickPerson }: TextDetailProps): ReactElement {
  const go = useEffectEvent((event: KeyboardEvent) => {
    const other = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined;
    const isField = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
    if (other === undefined || isField || event.ctrlKey || event.metaKey || event.altKey) return;
    onShow(`${other.kind}.${other.code}`);
  });
  useEffect(() => {
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, []);
  const { kind, topic, law, itemKinds, time, sentences, question, clientWords, needs, quotes, fits, use } = text;
  const other = kind === 'ground' ? 'request' : 'ground';
  return (
    <Stack gap="lg">
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Badge variant="default">{ENTRY_WORDS[kind]}</Badge>
          <Text c="dimmed">{topic}</Text>
          <FavoriteButton name={text.label} favorite={text.favorite} onToggle={() => onToggle(text)} />
        </Group>
        <Group gap={4}>
          <Button variant="default" size="compact-sm" disabled={!before} onClick={() => before && onShow(`${before.kind}.${before.code}`)}>
            Previous
          </Button>
          <Button variant="default" size="compact-sm" disabled={!after} onClick={() => after && onShow(`${after.kind}.${after.code}`)}>
            Next
          </Button>
        </Group>
      </Group>
      <Part heading="In a letter">
        {sentences.map(({ sentence, itemKinds: of }) => (
          <div key={sentence}>
            {sentences.length > 1 && (
              <Text size="xs" c="dimmed">
                {of.map((one) => ITEM_WORDS[one]).join(', ')}
              </Text>
            )}
            <blockquote className={classes['sentence']}>{sentence}</blockquote>
          </div>
        ))}
        <Text size="xs" c="dimmed">
          Names and amounts here are samples. {quotes.length > 0 && `Quoted where the report has it: ${quotes.join(', ')}.`}
        </Text>
      </Part>
      <Part heading="Law or policy">
        <Text>{law}</Text>
      </Part>
      <Part heading="What it needs">
        {question !== null && (
          <Text>
            Asked of the client: <q>{question}</q>
            {clientWords !== null && ` In the client’s words: “${clientWords}”.`}
          </Text>
        )}
        <ul className={classes['list']}>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <Text {...(time === 'always' && { c: 'dimmed' })}>{TIME_WORDS[time]}</Text>
        <Text c="dimmed">
          For: {itemKinds.map((one) => ITEM_WORDS[one].toLowerCase()).join(', ')}, at {BUREAUS.map((one) => BUREAU_NAMES[one]).join(', ')}.
        </Text>
      </Part>
      <Part heading={kind === 'ground' ? 'Requests that go with it' : 'Grounds it goes with'}>
        {fits.length === 0 ? (
          <Text c="dimmed">None names it first. It can be chosen by hand.</Text>
        ) : (
          <Group gap="xs">
            {fits.map(({ code, label }) => (
              <Anchor key={code} component="button" type="button" onClick={() => onShow(`${other}.${code}`)}>
                {label}
              </Anchor>
            ))}
          </Group>
        )}
      </Part>
      <Part heading="How it was used">
        {use === null ? <Text c="dimmed">Your role does not include dispute results.</Text> : <UseTable use={use} />}
      </Part>
      {time === 'closed' ? undefined : (
        <Part heading="Preview">
          <PreviewPart text={text} pickPerson={time === 'always' ? pickPerson : undefined} />
        </Part>
      )}
    </Stack>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactElement {
  return (
    <section>
      <Title order={2} size="h4" mb={4}>
        {heading}
      </Title>
      <Stack gap={6}>{children}</Stack>
    </section>
  );
}

function UseTable({ use }: { readonly use: TextUse }): ReactElement {
  const answers = answersOf(use);
  if (use.used === 0) return <Text c="dimmed">No opened round has used it yet.</Text>;
  return (
    <>
      <Text>
        Used for {use.used.toLocaleString('en-US')} {use.used === 1 ? 'item' : 'items'}:{' '}
        {BUREAUS.map((bureau) => `${BUREAU_NAMES[bureau]} ${use.byBureau[bureau]}`).join(', ')}. {use.open} still open.
      </Text>
      {answers > 0 && (
        <table className={classes['table']}>
          <tbody>
            {outcomeLines(use).map(({ label, count, percent }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count}</td>
                <td>{percent === null ? '' : `${percent}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Text size="xs" c="dimmed">
        {answers < FEWEST_FOR_PERCENT
          ? `${answers} ${answers === 1 ? 'outcome is' : 'outcomes are'} recorded. Percentages are shown from ${FEWEST_FOR_PERCENT} on.`
          : `Percent of ${answers} recorded outcomes.`}{' '}
        Each line at a bureau counts by itself.
      </Text>
    </>
  );
}
