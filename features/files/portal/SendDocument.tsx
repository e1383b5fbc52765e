// Sends one document: pictures taken page by page become one PDF; a file goes as it is.
import { Button, FileButton, Group, Loader, NativeSelect, Progress, Text } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { useLanguage, useTexts } from '../../../platform/web/language/use-texts.ts';
import { REQUEST_KINDS } from '../rules/document-requests.ts';
import { DOCUMENT_TEXTS } from '../rules/document-texts.ts';
import type { FileKind } from '../rules/file-kinds.ts';
import { ACCEPTED } from '../rules/file-types.ts';
import { MOST_PAGES } from '../rules/page-names.ts';
import classes from './MyDocuments.module.css';
import { PageList } from './PageList.tsx';
import { texts } from './texts.ts';
import { sayFailure } from './say-failure.ts';
import { usePages } from './use-pages.ts';
import { useSend, type Send } from './use-send.ts';

interface SendDocumentProps {
  readonly contactId: string;
  /** What is sent, where the page already says it. */
  readonly kind?: FileKind | null;
  readonly requestId?: string;
  readonly title: string;
  readonly onCancel?: () => void;
  readonly onSent?: () => void;
}

const isPicture = ({ type }: File): boolean => /^image\/(?:jpeg|png|webp|hei[cf])$/.test(type);

export function SendDocument({ contactId, kind: given, requestId, title, onCancel, onSent }: SendDocumentProps): ReactElement {
  const t = useTexts(texts);
  const { kinds } = useTexts(DOCUMENT_TEXTS);
  const [chosen, setChosen] = useState<FileKind | null>(null);
  const pages = usePages();
  const sending = useSend(contactId, () => {
    pages.clear();
    onSent?.();
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const kind = given ?? chosen;
  const target = { kind, requestId };
  const add = (files: readonly File[]): void => {
    pages.add(files.filter(isPicture));
    const [file, ...others] = files.filter((one) => !isPicture(one));
    setLeft(others.map(({ name }) => name));
    if (file) sending.send({ file }, target);
  };
  useWarnOnLeave(sending.state !== undefined);
  return (
    <section aria-label={title} className={classes['send']}>
      {sending.state ? (
        <OnTheWay sending={sending} />
      ) : (
        <>
          {given === undefined && (
            <NativeSelect
              label={t.whatItIs}
              size="md"
              mb="sm"
              value={chosen ?? ''}
              onChange={(event) => setChosen(REQUEST_KINDS.find((one) => one === event.currentTarget.value) ?? null)}
              data={[{ value: '', label: t.chooseKind }, ...REQUEST_KINDS.map((value) => ({ value, label: kinds[value] }))]}
            />
          )}
          <Text size="sm" mb="xs">
            {t.hint} {t.fileHint}
          </Text>
          <PageList pages={pages} />
          {pages.isFull && <Text size="sm">{t.tooMany(MOST_PAGES)}</Text>}
          <Group gap="sm" mt="sm">
            {pages.pages.length > 0 && (
              <Button
                size="md"
                onClick={() => sending.send({ pages: pages.pages.filter(({ problem }) => problem !== 'unreadable') }, target)}
              >
                {t.sendPages(pages.pages.length)}
              </Button>
            )}
            <FileButton accept="image/*" capture="environment" onChange={(file) => file && add([file])}>
              {(props) => (
                <Button {...props} size="md" variant={pages.pages.length > 0 ? 'default' : 'filled'}>
                  {t.takePicture}
                </Button>
              )}
            </FileButton>
            <FileButton multiple accept={ACCEPTED} onChange={(files: File[]) => add(files)}>
              {(props) => (
                <Button {...props} size="md" variant="default">
                  {t.chooseFiles}
                </Button>
              )}
            </FileButton>
            {onCancel && (
              <Button size="md" variant="subtle" onClick={onCancel}>
                {t.cancel}
              </Button>
            )}
          </Group>
        </>
      )}
      {left.length > 0 && (
        <Text role="status" mt="sm" style={{ overflowWrap: 'anywhere' }}>
          {t.oneByOne(left.join(', '))}
        </Text>
      )}
      {sending.isSent && (
        <Text role="status" mt="sm">
          {t.sent}
        </Text>
      )}
      <Failure failure={sending.failure} />
    </section>
  );
}

function OnTheWay({ sending: { state, stop } }: { readonly sending: Send }): ReactElement | null {
  const t = useTexts(texts);
  const isOffline = useIsOffline();
  if (!state) return null;
  const isWaiting = state.phase === 'waiting' || isOffline;
  return (
    <>
      <div className={classes['sending']}>
        <Text role="status">{isWaiting ? t.waiting : state.phase === 'making' ? t.making : t.sending(state.percent)}</Text>
        {state.phase === 'making' && !isWaiting ? (
          <Loader size="sm" aria-hidden="true" />
        ) : (
          <Button variant="default" size="md" onClick={stop}>
            {t.stop}
          </Button>
        )}
      </div>
      <Progress value={state.percent} mt="sm" aria-label={t.sending(state.percent)} />
    </>
  );
}

function Failure({ failure }: { readonly failure: unknown }): ReactElement | null {
  const language = useLanguage();
  if (failure === undefined) return null;
  return (
    <div className={classes['problem']}>
      <ProblemNote>{sayFailure(failure, language)}</ProblemNote>
    </div>
  );
}

/** True while the browser has no connection. */
function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const note = (): void => setOffline(!navigator.onLine);
    addEventListener('online', note);
    addEventListener('offline', note);
    return () => {
      removeEventListener('online', note);
      removeEventListener('offline', note);
    };
  }, []);
  return isOffline;
}

/** Asks before the page is closed while something is on its way. */
function useWarnOnLeave(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
