import { Alert, Anchor, Button, Group, MultiSelect, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState, type ReactElement } from 'react';
import type { EditorHandle } from '../../../platform/web/editor/FieldEditor.tsx';
import columns from '../../../platform/web/editor/EditorColumns.module.css';
import { useEditorStart } from '../../../platform/web/editor/use-editor-start.ts';
import { SaveConflict, SaveNote, textDifference } from '../../../platform/web/form/SaveNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import type { AgreementTemplateDetail } from '../contract.ts';
import { AGREEMENT_CATALOGUE } from '../rules/fields.ts';
import { validateTemplate } from '../rules/validate-template.ts';
import { BackLink } from './BackLink.tsx';
import type { PickPerson } from './pick-person.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { api } from './queries.ts';
import { languageWords, STATE_CHOICES, statesWords } from './template-words.ts';
import { storedOf, useTemplateAutosave } from './use-template-autosave.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

const FieldEditor = lazy(() =>
  loadPart(() => import('../../../platform/web/editor/FieldEditor.tsx')).then((part) => ({ default: part.FieldEditor })),
);

interface TemplateWorkspaceProps {
  readonly template: AgreementTemplateDetail;
  readonly pickPerson: PickPerson | undefined;
  readonly removal: { readonly start: (version: number) => void; readonly isPending: boolean; readonly error: unknown };
}

export function TemplateWorkspace({ template, pickPerson, removal }: TemplateWorkspaceProps): ReactElement {
  const mayEdit = useMay()('agreement-templates:edit');
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const editable = mayEdit && !isNarrow;
  const { autosave, view } = useTemplateAutosave(template);
  const { name, states, content } = view.value;
  const editor = useRef<EditorHandle>(null);
  const [tab, setTab] = useState<string | null>('problems');
  const start = useEditorStart(content);
  const shown = useDeferredValue(content);
  const problems = useMemo(() => validateTemplate(shown, states), [shown, states]);
  const publish = useChange(api.publish, { onMade: (made) => autosave.refresh(storedOf(made)) });
  const onPublish = async (): Promise<void> => {
    await autosave.flush();
    if (!autosave.isDirty()) publish.start({ id: template.id, version: autosave.current().version });
  };
  return (
    <Stack gap="md">
      <PageHeader
        title={name || 'Template'}
        action={
          mayEdit && (
            <Group gap="xs">
              <Button loading={publish.isPending} onClick={() => void onPublish()}>
                Publish
              </Button>
              <Button variant="default" loading={removal.isPending} onClick={() => removal.start(view.version)}>
                Remove
              </Button>
            </Group>
          )
        }
      >
        <Group gap="sm">
          <BackLink />
          <StatusLine template={template} />
          {mayEdit && <SaveNote autosave={autosave} view={view} />}
        </Group>
      </PageHeader>
      <SaveConflict
        autosave={autosave}
        view={view}
        differences={[
          { label: 'Name', mine: name, saved: template.name },
          { label: 'States', mine: statesWords(states), saved: statesWords(template.states) },
          textDifference('Text', content, template.content),
        ]}
      />
      <RefusalNote error={publish.error ?? removal.error} />
      {template.published?.by === null && (
        <Alert variant="default" title="Have a lawyer read this before you use it">
          This text came with the program. It has what federal law asks for. Your state may ask for more.
        </Alert>
      )}
      {mayEdit && isNarrow && <Text c="dimmed">This screen is too narrow to edit the text. You can read it here.</Text>}
      <div className={columns['columns']}>
        <Stack gap="sm" miw={0}>
          <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
            <TextInput
              label="Name"
              maxLength={80}
              value={name}
              readOnly={!editable}
              error={name.trim() === '' ? 'Please enter a name.' : undefined}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                autosave.edit((value) => ({ ...value, name: typed }));
              }}
            />
            <MultiSelect
              label="States"
              description={states.length === 0 ? 'Every state' : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              placeholder={states.length === 0 ? 'Only for some states' : ''}
              searchable
              readOnly={!editable}
              data={STATE_CHOICES}
              value={[...states]}
              onChange={(codes) => autosave.edit((value) => ({ ...value, states: codes.toSorted((a, b) => a.localeCompare(b)) }))}
              comboboxProps={{ transitionProps: { duration: 0 } }}
              maxDropdownHeight={280}
            />
          </Group>
          <Suspense fallback={<LoadingLines />}>
            <FieldEditor
              key={start.count}
              ref={editor}
              label="Text of the agreement"
              catalogue={AGREEMENT_CATALOGUE}
              start={content}
              editable={editable}
              onChange={(document) => {
                start.own(document);
                autosave.edit((value) => ({ ...value, content: document }));
              }}
            />
          </Suspense>
        </Stack>
        <Tabs value={tab} onChange={setTab} keepMounted={false} className={columns['beside']}>
          <Tabs.List mb="sm">
            <Tabs.Tab value="problems">{problems.length === 0 ? 'Problems' : `Problems (${problems.length})`}</Tabs.Tab>
            {pickPerson && <Tabs.Tab value="preview">Preview</Tabs.Tab>}
            <Tabs.Tab value="versions">Versions</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="problems">
            <ProblemList problems={problems} onGo={(path, phrase) => editor.current?.goTo(path, phrase)} />
          </Tabs.Panel>
          {pickPerson && (
            <Tabs.Panel value="preview">
              <PreviewPanel template={template} pickPerson={pickPerson} />
            </Tabs.Panel>
          )}
          <Tabs.Panel value="versions">
            <VersionsPanel template={template} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </Stack>
  );
}

function StatusLine({ template: { language, published, draft, pair } }: { readonly template: AgreementTemplateDetail }): ReactElement {
  const status = draft
    ? published
      ? `Draft after version ${published.number}`
      : 'Draft, not published yet'
    : `Version ${published?.number ?? 0}`;
  return (
    <Text size="sm" c="dimmed">
      {languageWords(language)} · {status}
      {pair && (
        <>
          {' · '}
          {pair.newer ? 'Older than ' : 'Pair of '}
          <Anchor component={AppLink} href={`/agreement-templates?template=${pair.id}`} size="sm">
            {pair.name}
          </Anchor>
          {pair.newer && ', which was published after it. Check that both still say the same.'}
        </>
      )}
    </Text>
  );
}
