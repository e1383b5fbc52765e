// A client's own documents: what the office asks for, what was sent and what became of it, and sending another one.
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react';
import { openFile } from '../../../platform/web/files/files.ts';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { isPreview } from '../../../platform/web/identity/preview.ts';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useLanguage, useTexts } from '../../../platform/web/language/use-texts.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { OwnDocument, OwnRequest } from '../contract.ts';
import { DOCUMENT_TEXTS } from '../rules/document-texts.ts';
import type { Review } from '../rules/document-reviews.ts';
import classes from './MyDocuments.module.css';
import { api, myDocumentsOptions } from './queries.ts';
import { SendDocument } from './SendDocument.tsx';
import { texts } from './texts.ts';
import { sayFailure } from './say-failure.ts';

const TONES = { sent: 'none', accepted: 'good', rejected: 'late', expired: 'soon' } as const satisfies Record<Review, string>;

export function MyDocuments({ contactId }: { readonly contactId: string }): ReactElement {
  const t = useTexts(texts);
  const { kinds } = useTexts(DOCUMENT_TEXTS);
  const language = useLanguage();
  const { data, error, isPending } = useQuery(myDocumentsOptions());
  const open = useAction(({ path }: OwnDocument) => openFile(path));
  // What is being sent in the place of its row; '' for none.
  const [active, setActive] = useState('');
  useNoteSeen(data?.documents);
  const senderFor = (one: { readonly id: string; readonly kind: OwnDocument['kind'] }, title: string, requestId?: string): ReactNode => (
    <SendDocument
      contactId={contactId}
      kind={one.kind}
      {...(requestId !== undefined && { requestId })}
      title={t.sendFor(title)}
      onCancel={() => setActive('')}
      // Someone may have begun to send another one by then.
      onSent={() => setActive((now) => (now === one.id ? '' : now))}
    />
  );
  return (
    <>
      <RefusalNote error={error} />
      {isPending && <LoadingLines lines={4} />}
      {data && data.requests.length > 0 && (
        <section className={classes['asked']} aria-labelledby="asked">
          <Title order={2} id="asked">
            {t.asked}
          </Title>
          <ul className={classes['documents']}>
            {data.requests.map((one) => (
              <AskedRow key={one.id} one={one} isActive={active === one.id} onSend={() => setActive(one.id)}>
                {senderFor(one, one.words ?? kinds[one.kind], one.id)}
              </AskedRow>
            ))}
          </ul>
        </section>
      )}
      {data && (
        <BureauLetter isActive={active === BUREAU_LETTER} onSend={() => setActive(BUREAU_LETTER)}>
          {senderFor({ id: BUREAU_LETTER, kind: 'bureau-answer' }, kinds['bureau-answer'])}
        </BureauLetter>
      )}
      {data?.documents.length === 0 && data.requests.length === 0 && <EmptyState sentence={t.none} />}
      {data && data.documents.length > 0 && (
        <ul className={classes['documents']} aria-label={t.yours}>
          {data.documents.map((one) => (
            <DocumentRow
              key={one.id}
              one={one}
              isOpening={open.isPending && open.input?.id === one.id}
              isActive={active === one.id}
              // What is asked for is sent there.
              canSendAgain={one.review === 'rejected' && !data.requests.some(({ kind }) => kind === one.kind)}
              onOpen={() => open.start(one)}
              onSend={() => setActive(one.id)}
            >
              {senderFor(one, one.kind === null ? one.name : kinds[one.kind])}
            </DocumentRow>
          ))}
        </ul>
      )}
      {open.error && (
        <div className={classes['problem']}>
          <ProblemNote>{sayFailure(open.error, language)}</ProblemNote>
        </div>
      )}
      {data && active === '' && (
        <>
          <Title order={2} mt="xl">
            {t.sendAnother}
          </Title>
          <SendDocument contactId={contactId} title={t.sendAnother} />
        </>
      )}
    </>
  );
}

/** Takes the place of the id of a row while an answer of a bureau is sent. */
const BUREAU_LETTER = 'bureau-letter';
const MOST_NOTED = 200;

/** Tells the office which of its decisions the client has seen, once. */
function useNoteSeen(documents: readonly OwnDocument[] | undefined): void {
  const { start } = useChange(api.noteSeen);
  const unseen = (documents ?? []).filter(({ seen, own, review }) => !seen && (!own || review !== 'sent')).map(({ id }) => id);
  const key = unseen.join(' ');
  const note = useEffectEvent((ids: string[]) => start({ ids }));
  useEffect(() => {
    if (key !== '' && !isPreview()) note(key.split(' ').slice(0, MOST_NOTED));
  }, [key]);
}

interface RowProps {
  /** True while something is sent in its place. */
  readonly isActive: boolean;
  readonly onSend: () => void;
  /** What is shown then. */
  readonly children: ReactNode;
}

/** Bureaus answer the client by mail, not the office: what came is photographed here. */
function BureauLetter({ isActive, onSend, children }: RowProps): ReactElement {
  const t = useTexts(texts);
  return (
    <section className={classes['asked']} aria-labelledby="bureau-letter">
      <Title order={2} id="bureau-letter">
        {t.bureauLetter}
      </Title>
      <Text size="sm" mb="xs">
        {t.bureauLetterWhy}
      </Text>
      {isActive ? (
        children
      ) : (
        <Button size="md" variant="default" onClick={onSend}>
          {t.sendBureauLetter}
        </Button>
      )}
    </section>
  );
}

function AskedRow({ one, isActive, onSend, children }: RowProps & { readonly one: OwnRequest }): ReactElement {
  const t = useTexts(texts);
  const { kinds } = useTexts(DOCUMENT_TEXTS);
  const dates = useDates();
  const name = one.kind === 'other' ? (one.words ?? kinds.other) : kinds[one.kind];
  const day = dates.date(one.dueOn);
  return (
    <li className={classes['document']} data-open={isActive || undefined}>
      <div className={classes['row']}>
        <div className={classes['words']}>
          <Text fw={500} className={classes['name'] ?? ''}>
            {name}
          </Text>
          {one.kind !== 'other' && one.words !== null && <Text size="sm">{one.words}</Text>}
          <Text size="sm" {...(one.late && { className: classes['warning'] ?? '' })}>
            {one.answered ? t.sentForIt : one.late ? t.askedLate(day) : t.askedBy(day)}
          </Text>
        </div>
        {!one.answered && !isActive && (
          <Button size="md" className={classes['open'] ?? ''} onClick={onSend}>
            {t.sendIt}
            <span className="redress-hidden-text"> {name}</span>
          </Button>
        )}
      </div>
      {isActive && children}
    </li>
  );
}

interface DocumentRowProps extends RowProps {
  readonly one: OwnDocument;
  readonly isOpening: boolean;
  readonly canSendAgain: boolean;
  readonly onOpen: () => void;
}

function DocumentRow({ one, isOpening, isActive, canSendAgain, onOpen, onSend, children }: DocumentRowProps): ReactElement {
  const t = useTexts(texts);
  const { kinds, reasons } = useTexts(DOCUMENT_TEXTS);
  const dates = useDates();
  const name = one.kind === null || one.kind === 'other' ? one.name : kinds[one.kind];
  return (
    <li className={classes['document']} data-open={isActive || undefined}>
      <div className={classes['row']}>
        <div className={classes['words']}>
          <Text fw={500} className={classes['name'] ?? ''}>
            {name}
          </Text>
          <Text size="sm">
            {one.state === 'ok' ? (
              one.own ? (
                <ToneText tone={TONES[one.review]}>{t.states[one.review]}</ToneText>
              ) : (
                t.fromOffice
              )
            ) : (
              t.heldBack[one.state]
            )}
            {one.expiresOn !== null && one.review === 'accepted' && ` · ${t.validUntil(dates.date(one.expiresOn))}`}
          </Text>
          {one.rejection && (
            <>
              <Text size="sm">{reasons[one.rejection.reason]}</Text>
              {one.rejection.words !== null && <Text size="sm">{t.officeSays(one.rejection.words)}</Text>}
            </>
          )}
          <Text c="dimmed" size="sm">
            {dates.date(one.sentAt)}
          </Text>
        </div>
        <div className={classes['actions']}>
          {canSendAgain && !isActive && (
            <Button size="md" onClick={onSend}>
              {t.sendAgain}
              <span className="redress-hidden-text"> {name}</span>
            </Button>
          )}
          {one.state === 'ok' && (
            <Button variant="default" size="md" loading={isOpening} onClick={onOpen}>
              {t.open}
              <span className="redress-hidden-text"> {one.name}</span>
            </Button>
          )}
        </div>
      </div>
      {isActive && children}
    </li>
  );
}
