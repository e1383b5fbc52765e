// One letter: read as it will be printed, confirmed fact by fact, then approved or sent back.
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useLanguage, useTexts } from '../../../platform/web/language/use-texts.ts';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { FactAnswer } from '../rules/confirm-facts.ts';
import { ApprovalBanner } from './ApprovalBanner.tsx';
import { ConfirmFacts } from './ConfirmFacts.tsx';
import { DecideLetter } from './DecideLetter.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import { getMyLetterPdf, myLetterOptions, type LetterToRead } from './queries.ts';
import classes from './ReadLetter.module.css';
import { letterTexts } from './texts.ts';

export function ReadLetter({ id }: { readonly id: string }): ReactElement {
  const letter = useQuery(myLetterOptions(id));
  const texts = useTexts(letterTexts);
  return (
    <>
      <Anchor component={AppLink} href="/client/letters" className={classes['back'] ?? ''}>
        {texts.back}
      </Anchor>
      {letter.error && !letter.data ? (
        <RefusalNote error={letter.error} />
      ) : letter.data ? (
        // Another PDF is another letter: what was answered is not carried over.
        <Letter key={letter.data.sha256} of={letter.data} />
      ) : (
        <LoadingLines lines={12} />
      )}
    </>
  );
}

function Letter({ of }: { readonly of: LetterToRead }): ReactElement {
  const texts = useTexts(letterTexts);
  const open = useAction((id: string) => openPdf(getMyLetterPdf(id)));
  const [answers, setAnswers] = useState<ReadonlyMap<string, FactAnswer>>(
    () => new Map(of.facts.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer] as const]))),
  );
  const facts = of.facts.map((fact) => ({ ...fact, answer: answers.get(fact.id) ?? null }));
  const isDecided = of.approval.state === 'approved' || of.approval.state === 'not-needed';
  return (
    <>
      <ApprovalBanner letter={of} />
      {of.open && !isDecided && (
        <section className={classes['meaning']} aria-labelledby="approving">
          <Title order={2} id="approving">
            {texts.what}
          </Title>
          <Text>{of.kind === 'round' ? texts.whatText : texts.whatWritten}</Text>
          {texts.english !== '' && of.letter.language === 'en' && (
            <Text mt="xs">{of.kind === 'round' ? texts.english : texts.englishWritten}</Text>
          )}
        </section>
      )}
      {of.kind === 'written' && <Meaning of={of} />}
      <section aria-labelledby="read-it">
        <Title order={2} id="read-it" className={classes['step'] ?? ''}>
          {texts.step1}
        </Title>
        <Button variant="default" size="md" fullWidth loading={open.isPending} onClick={() => open.start(of.id)}>
          {texts.pdf(of.pages ?? 1)}
        </Button>
        <Text size="sm" c="dimmed" mt={4} mb="sm">
          {texts.pdfHint} {texts.fingerprint(of.fingerprint)}
        </Text>
        <RefusalNote error={open.error} />
        <LetterSheet letter={of.letter} />
      </section>
      {of.open && !isDecided && (
        <>
          <ConfirmFacts facts={facts} onAnswer={(id, answer) => setAnswers((before) => new Map(before).set(id, answer))} />
          <DecideLetter letter={of} facts={facts} />
        </>
      )}
    </>
  );
}

/** What a letter that is not about a round is, in the language of the page. */
function Meaning({ of }: { readonly of: Extract<LetterToRead, { readonly kind: 'written' }> }): ReactElement {
  const texts = useTexts(letterTexts);
  const language = useLanguage();
  const own = language === 'es' && of.letter.language === 'en' ? of.letter.meaning : undefined;
  return (
    <section className={classes['meaning']} aria-labelledby="what-it-is">
      <Title order={2} id="what-it-is">
        {texts.whatItIs}
      </Title>
      {own !== undefined && <Text fw={500}>{own.title}</Text>}
      <Text>{own?.purpose ?? texts.purposes[of.recipientClass]}</Text>
    </section>
  );
}
