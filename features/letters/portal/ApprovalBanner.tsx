import { Button, Group, Text, Title } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { api, type LetterToRead } from './queries.ts';
import classes from './ReadLetter.module.css';
import { letterTexts } from './texts.ts';

/** Where the letter is, said first: mailed, approved with the way to take it back, sent back, or to be read again. */
export function ApprovalBanner({ letter }: { readonly letter: LetterToRead }): ReactElement | null {
  const texts = useTexts(letterTexts);
  const { date } = useDates();
  const { approval, mailedOn, open } = letter;
  if (mailedOn !== null) return <Banner title={texts.mailedTitle(date(mailedOn))} />;
  if (approval.state === 'approved')
    return (
      <Banner title={texts.approvedTitle}>
        {approval.until !== null && <Text>{texts.approvedText(date(approval.until))}</Text>}
        {open && <TakeBack id={letter.id} isPrinted={letter.printed} />}
      </Banner>
    );
  if (approval.state === 'sent-back')
    return (
      <Banner title={texts.sentBackTitle}>
        {approval.word !== null && <Text>{texts.youWrote(approval.word)}</Text>}
        <Text>{texts.sentBackText}</Text>
      </Banner>
    );
  if (!open) return <Banner title={texts.closed} />;
  if (approval.state === 'changed') return <Banner title={texts.changedNote} />;
  if (approval.state === 'expired') return <Banner title={texts.expiredNote} />;
  return null;
}

function Banner({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactElement {
  return (
    <section className={classes['banner']} role="status">
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </section>
  );
}

function TakeBack({ id, isPrinted }: { readonly id: string; readonly isPrinted: boolean }): ReactElement {
  const texts = useTexts(letterTexts);
  const takeBack = useChange(api.takeBackMine);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button variant="subtle" size="compact-md" mt="xs" onClick={() => setAsked(true)}>
        {texts.takeBack}
      </Button>
    );
  return (
    <>
      <Text mt="xs">{texts.takeBackAsk}</Text>
      {isPrinted && <Text mt={4}>{texts.printed}</Text>}
      <Group mt="xs">
        <Button size="md" color="red" loading={takeBack.isPending} onClick={() => takeBack.start({ id })}>
          {texts.takeBack}
        </Button>
        <Button size="md" variant="default" onClick={() => setAsked(false)}>
          {texts.keep}
        </Button>
      </Group>
      <RefusalNote error={takeBack.error} />
    </>
  );
}
