import { Alert, Anchor, Button, Group, Menu, Stack, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState, type ReactElement, type Ref } from 'react';
import columns from '../../../platform/web/editor/EditorColumns.module.css';
import type { EditorHandle } from '../../../platform/web/editor/FieldEditor.tsx';
import { useEditorStart } from '../../../platform/web/editor/use-editor-start.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { SaveConflict, SaveNote, textDifference } from '../../../platform/web/form/SaveNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import type { LibraryLetterDetail } from '../contract.ts';
import { LETTER_CATALOGUE } from '../rules/letter-catalogue.ts';
import { CATEGORY_WORDS, GATE_WORDS, languageWords, RECIPIENT_WORDS, roundWords } from '../rules/letter-words.ts';
import { validateLetter } from '../rules/validate-letter.ts';
import { BackLink } from './BackLink.tsx';
import { CopyLetter } from './CopyLetter.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { FindingPanel } from './FindingPanel.tsx';
import { LetterPreviewPanel } from './LetterPreviewPanel.tsx';
import { LetterUses } from './LetterUses.tsx';
import { LetterVersions } from './LetterVersions.tsx';
import type { PickPerson } from './pick-person.ts';
import { api, useLetterMark } from './queries.ts';
import { storedOf, useLetterAutosave, type Written } from './use-letter-autosave.ts';

const FieldEditor = lazy(() =>
  loadPart(() => import('../../../platform/web/editor/FieldEditor.tsx')).then((part) => ({ default: part.FieldEditor })),
);

interface LetterWorkspaceProps {
  readonly letter: LibraryLetterDetail;
  readonly pickPerson: PickPerson | undefined;
  readonly removal: { readonly start: (version: number) => void; readonly isPending: boolean; readonly error: unknown };
}

export function LetterWorkspace({ letter, pickPerson, removal }: LetterWorkspaceProps): ReactElement {
  const may = useMay();
  const mayEdit = may('letter-library:edit');
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const editable = mayEdit && !isNarrow;
  const { autosave, view } = useLetterAutosave(letter);
  const written = view.value;
  const text = useRef<EditorHandle>(null);
  const subject = useRef<EditorHandle>(null);
  const [tab, setTab] = useState<string | null>('preview');
  const shown = useDeferredValue(written);
  const findings = useMemo(() => validateLetter({ ...letter, subject: shown.subject, document: shown.document }), [letter, shown]);
  const publish = useChange(api.publish, { onMade: (made) => autosave.refresh(storedOf(made)) });
  /** The version once everything typed is saved; undefined where it could not be. */
  const settle = async (): Promise<number | undefined> => {
    await autosave.flush();
    return autosave.isDirty() ? undefined : autosave.current().version;
  };
  const onPublish = async (): Promise<void> => {
    const version = await settle();
    if (version !== undefined) publish.start({ id: letter.id, version });
  };
  return (
    <Stack gap="md">
      <PageHeader
        title={written.name || 'Letter'}
        action={
          <Group gap="xs">
            {pickPerson && letter.use === 'own' && letter.active && letter.published && may('letter-library:write') && (
              <Button variant="default" component={AppLink} href={`/letters?write=${letter.id}`}>
                Write this letter
              </Button>
            )}
            {mayEdit && (
              <Group gap="xs">
                <Button loading={publish.isPending} onClick={() => void onPublish()}>
                  Publish
                </Button>
                <MoreActions letter={letter} removal={{ ...removal, start: () => removal.start(view.version) }} />
              </Group>
            )}
          </Group>
        }
      >
        <Group gap="sm">
          <BackLink />
          <StatusLine letter={letter} />
          {mayEdit && <SaveNote autosave={autosave} view={view} />}
        </Group>
      </PageHeader>
      <SaveConflict
        autosave={autosave}
        view={view}
        differences={[
          { label: 'Name', mine: written.name, saved: letter.name },
          { label: 'Purpose', mine: written.purpose, saved: letter.purpose },
          textDifference('Subject', written.subject, letter.subject),
          textDifference('Text', written.document, letter.document),
        ]}
      />
      <RefusalNote error={publish.error ?? removal.error} />
      {!letter.active && (
        <Alert variant="default" title="Not active">
          No letter is written with it until someone activates it.
        </Alert>
      )}
      <NatureNote letter={letter} />
      {mayEdit && isNarrow && <Text c="dimmed">This screen is too narrow to edit the text. You can read it here.</Text>}
      <div className={columns['columns']}>
        <WrittenPart
          written={written}
          editable={editable}
          edit={(change) => autosave.edit((value) => ({ ...value, ...change }))}
          subjectEditor={subject}
          textEditor={text}
        />
        <Tabs value={tab} onChange={setTab} keepMounted={false} className={columns['beside']}>
          <Tabs.List mb="sm">
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
            <Tabs.Tab value="findings">{findings.length === 0 ? 'Findings' : `Findings (${findings.length})`}</Tabs.Tab>
            <Tabs.Tab value="versions">Versions</Tabs.Tab>
            {may('letters:view') && <Tabs.Tab value="uses">Used for</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="preview">
            <LetterPreviewPanel letter={letter} subject={shown.subject} document={shown.document} pickPerson={pickPerson} />
          </Tabs.Panel>
          <Tabs.Panel value="findings">
            <FindingPanel
              findings={findings}
              onGo={({ part, phrase }, path) => (part === 'subject' ? subject : text).current?.goTo(path, phrase)}
            />
          </Tabs.Panel>
          <Tabs.Panel value="versions">
            <LetterVersions letter={letter} settle={settle} />
          </Tabs.Panel>
          {may('letters:view') && (
            <Tabs.Panel value="uses">
              <LetterUses id={letter.id} />
            </Tabs.Panel>
          )}
        </Tabs>
      </div>
    </Stack>
  );
}

interface WrittenPartProps {
  readonly written: Written;
  readonly editable: boolean;
  readonly edit: (change: Partial<Written>) => void;
  readonly subjectEditor: Ref<EditorHandle>;
  readonly textEditor: Ref<EditorHandle>;
}

/** Name, purpose, subject and text. */
function WrittenPart({
  written: { name, purpose, subject, document },
  editable,
  edit,
  subjectEditor,
  textEditor,
}: WrittenPartProps): ReactElement {
  const subjectStart = useEditorStart(subject);
  const textStart = useEditorStart(document);
  return (
    <Stack gap="sm" miw={0}>
      <TextInput
        label="Name"
        maxLength={80}
        readOnly={!editable}
        value={name}
        error={name.trim() === '' && 'Please enter a name.'}
        onChange={(event) => edit({ name: event.currentTarget.value })}
      />
      <Textarea
        label="Purpose"
        autosize
        minRows={1}
        maxRows={5}
        maxLength={400}
        readOnly={!editable}
        value={purpose}
        onChange={(event) => edit({ purpose: event.currentTarget.value })}
      />
      <Suspense fallback={<LoadingLines />}>
        <div>
          <Text size="sm" fw={500} mb={4} aria-hidden="true">
            Subject
          </Text>
          <FieldEditor
            key={`subject ${subjectStart.count}`}
            ref={subjectEditor}
            label="Subject"
            catalogue={LETTER_CATALOGUE}
            start={subjectStart.content}
            editable={editable}
            oneLine
            onChange={(changed) => {
              subjectStart.own(changed);
              edit({ subject: changed });
            }}
          />
        </div>
        <div>
          <Text size="sm" fw={500} mb={4} aria-hidden="true">
            Text
          </Text>
          <FieldEditor
            key={`text ${textStart.count}`}
            ref={textEditor}
            label="Text of the letter"
            catalogue={LETTER_CATALOGUE}
            start={textStart.content}
            editable={editable}
            signatures={false}
            onChange={(changed) => {
              textStart.own(changed);
              edit({ document: changed });
            }}
          />
        </div>
      </Suspense>
    </Stack>
  );
}

interface MoreActionsProps {
  readonly letter: LibraryLetterDetail;
  readonly removal: { readonly start: () => void; readonly isPending: boolean };
}

function MoreActions({ letter, removal }: MoreActionsProps): ReactElement {
  const { id, active, shipped } = letter;
  const [isCopying, setCopying] = useState(false);
  const deactivate = useChange(api.deactivateLetter);
  const activate = useChange(api.activateLetter);
  return (
    <>
      <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={16} stroke={1.6} aria-hidden="true" />} loading={removal.isPending}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setCopying(true)}>Copy</Menu.Item>
          <Menu.Item onClick={() => (active ? deactivate : activate).start({ id })}>{active ? 'Deactivate' : 'Activate'}</Menu.Item>
          {!shipped && <Menu.Item onClick={removal.start}>Remove</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <RefusalNote error={deactivate.error ?? activate.error} />
      {isCopying && <CopyLetter letter={letter} onClose={() => setCopying(false)} />}
    </>
  );
}

function StatusLine({ letter }: { readonly letter: LibraryLetterDetail }): ReactElement {
  const { language, published, draft, pair, category, recipientClass, rounds, name, favorite } = letter;
  const mark = useLetterMark();
  const version = published?.number ?? 0;
  const status = draft ? (published ? `Draft after version ${version}` : 'Draft, not published yet') : `Version ${version}`;
  const round = rounds.length === 0 ? '' : ` · Round ${roundWords(rounds)}`;
  return (
    <>
      <FavoriteButton name={name} favorite={favorite} onToggle={() => mark.toggle(letter)} />
      <Text size="sm" c="dimmed">
        {CATEGORY_WORDS[category]} · {RECIPIENT_WORDS[recipientClass]}
        {round} · {languageWords(language)} · {status}
        {pair && (
          <>
            {' · '}
            {pair.newer ? 'Older than ' : 'Pair of '}
            <Anchor component={AppLink} href={`/letters?letter=${pair.id}`} size="sm">
              {pair.name}
            </Anchor>
            {pair.newer && ', which was published after it. Check that both still say the same.'}
          </>
        )}
      </Text>
    </>
  );
}

/** What is asked before it is written, and what a letter to someone who owes no answer says of itself. */
function NatureNote({ letter: { gates, laws, use } }: { readonly letter: LibraryLetterDetail }): ReactElement {
  return (
    <Stack gap={4}>
      {gates.includes('no-clock') && <Text>No one has a duty to answer this letter. No clock runs.</Text>}
      {use === 'round' && (
        <Text c="dimmed" size="sm">
          This text stands before and after the items of a dispute round. The items are composed from the facts of each client.
        </Text>
      )}
      {gates.length > 0 && (
        <Text c="dimmed" size="sm">
          Asked before it is written: {gates.map((gate) => GATE_WORDS[gate]).join(' · ')}.
        </Text>
      )}
      {laws.length > 0 && (
        <Text c="dimmed" size="sm">
          Law: {laws.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
