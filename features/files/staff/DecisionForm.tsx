// Accepts a document as something, until a day, or rejects it for a reason that the client reads.
import { Button, Checkbox, Group, Kbd, NativeSelect, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { REJECTION_REASONS } from '../rules/document-reviews.ts';
import { DOCUMENT_TEXTS } from '../rules/document-texts.ts';
import { FILE_KINDS, FILE_KIND_WORDS } from '../rules/file-kinds.ts';
import { documentPhrase } from '../rules/required-documents.ts';
import type { Decision } from './use-decision.ts';

interface DecisionFormProps {
  readonly decision: Decision;
  readonly looked: boolean;
  /** Shows the key of each action, where the page has them. */
  readonly keys?: boolean;
}

export function DecisionForm({ decision, looked, keys = false }: DecisionFormProps): ReactElement {
  const { kind, required, isRejecting, isPending, isSame } = decision;
  const withKey = (key: string): ReactNode => keys && <Kbd size="xs">{key}</Kbd>;
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="What it is"
          w={{ base: '100%', xs: 280 }}
          value={kind}
          onChange={(event) => decision.setKind(event.currentTarget.value)}
          data={[{ value: '', label: 'Not sorted yet' }, ...FILE_KINDS.map((value) => ({ value, label: FILE_KIND_WORDS[value] }))]}
        />
        {!isRejecting && (
          <TextInput
            label="Expires on"
            type="date"
            w={160}
            min={officeToday()}
            value={decision.expiresOn}
            onChange={(event) => decision.setExpiresOn(event.currentTarget.value)}
          />
        )}
      </Group>
      {required && !isRejecting && (
        <Checkbox
          checked={decision.received}
          onChange={(event) => decision.setReceived(event.currentTarget.checked)}
          label={`Mark ${documentPhrase(required)} as received`}
        />
      )}
      {isRejecting ? (
        <RejectForm decision={decision} />
      ) : (
        <Group gap="sm">
          <Button loading={isPending} disabled={isSame} rightSection={withKey('A')} onClick={decision.accept}>
            {looked && !isSame ? 'Save as accepted' : 'Accept'}
          </Button>
          <Button variant="default" rightSection={withKey('R')} onClick={() => decision.setRejecting(true)}>
            Reject
          </Button>
        </Group>
      )}
      <RefusalNote error={decision.error} />
    </Stack>
  );
}

function RejectForm({ decision }: { readonly decision: Decision }): ReactElement {
  const { reason, words, isPending } = decision;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={form} role="group" aria-label="Reject this document">
      <Stack
        gap="sm"
        onKeyDown={(event) => {
          if (event.key === 'Escape') decision.setRejecting(false);
        }}
      >
        <Radio.Group label="Why it is rejected" description="The client reads this." value={reason} onChange={decision.setReason}>
          <Stack gap={6} mt={6}>
            {REJECTION_REASONS.map((one) => (
              <Radio key={one} value={one} label={DOCUMENT_TEXTS.en.reasons[one]} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Your own words"
          description="The client reads them in the portal, as you write them."
          autosize
          minRows={2}
          maxLength={500}
          required={reason === 'other'}
          value={words}
          onChange={(event) => decision.setWords(event.currentTarget.value)}
        />
        <Text c="dimmed" size="xs">
          Clients who read Spanish get the reason in Spanish. Your own words are not translated.
        </Text>
        <Group gap="sm">
          <Button loading={isPending} disabled={reason === ''} onClick={decision.reject}>
            Reject document
          </Button>
          <Button variant="default" onClick={() => decision.setRejecting(false)}>
            Back
          </Button>
        </Group>
      </Stack>
    </div>
  );
}
