import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { FactView } from '../contract/approval-parts.ts';
import { judgeAnswers } from '../rules/confirm-facts.ts';
import { factElementId } from './ConfirmFacts.tsx';
import { api, type LetterToRead } from './queries.ts';
import classes from './ReadLetter.module.css';
import { letterTexts } from './texts.ts';

interface DecideLetterProps {
  readonly letter: LetterToRead;
  readonly facts: readonly FactView[];
}

/** The end of the page: what is missing, the approval, or the way back to the office with a word. */
export function DecideLetter({ letter: { id, sha256 }, facts }: DecideLetterProps): ReactElement {
  const texts = useTexts(letterTexts);
  const approve = useChange(api.approveMine);
  const sendBack = useChange(api.sendBackMine);
  const [isSendingBack, setSendingBack] = useState(false);
  const [word, setWord] = useState('');
  const answers = facts.flatMap((fact) => (fact.answer === null ? [] : [{ id: fact.id, answer: fact.answer }]));
  const judged = judgeAnswers(facts);
  const open = facts.filter(({ answer }) => answer === null);
  const toTop = (): void => scrollTo({ top: 0 });
  const isWriting = isSendingBack || judged === 'denied';
  return (
    <section aria-labelledby="decide" className={classes['decide']}>
      <Title order={2} id="decide" className={classes['step'] ?? ''}>
        {texts.step3}
      </Title>
      <Text role="status" mb="sm">
        {judged === 'denied' ? texts.denied : judged === 'open' ? texts.left(open.length) : texts.ready}
      </Text>
      {judged === 'open' && !isWriting && (
        <Button
          variant="default"
          size="md"
          fullWidth
          mb="sm"
          onClick={() => {
            const next = document.getElementById(factElementId(open[0]?.id ?? ''));
            next?.scrollIntoView({ block: 'center' });
            next?.focus({ preventScroll: true });
          }}
        >
          {texts.toFirstOpen}
        </Button>
      )}
      {judged === 'all-true' && !isWriting && (
        <>
          <Button
            size="lg"
            fullWidth
            loading={approve.isPending}
            onClick={() => void approve.run({ id, sha256, answers }).then(toTop, () => undefined)}
          >
            {texts.approve}
          </Button>
          <Text size="sm" c="dimmed" mt={4}>
            {texts.approveHint}
          </Text>
          <RefusalNote error={approve.error} />
        </>
      )}
      {isWriting ? (
        <>
          <Textarea
            label={texts.word}
            description={texts.wordHint}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
            autosize
            minRows={3}
            maxLength={1000}
            size="md"
          />
          <RefusalNote error={sendBack.error} />
          <Group mt="sm">
            <Button
              size="md"
              loading={sendBack.isPending}
              onClick={() => void sendBack.run({ id, sha256, answers, word }).then(toTop, () => undefined)}
            >
              {texts.sendBack}
            </Button>
            {judged !== 'denied' && (
              <Button variant="default" size="md" onClick={() => setSendingBack(false)}>
                {texts.cancel}
              </Button>
            )}
          </Group>
        </>
      ) : (
        <Button variant="subtle" size="md" fullWidth mt="sm" onClick={() => setSendingBack(true)}>
          {texts.sendBackOpen}
        </Button>
      )}
    </section>
  );
}
