import { Anchor, Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactElement } from 'react';

/** How to embed a form in a website, and the address of its own page. */
export function FormSnippet({ formKey, enabled }: { readonly formKey: string; readonly enabled: boolean }): ReactElement {
  const clipboard = useClipboard();
  const address = `${location.origin}/forms/${formKey}`;
  const snippet = `<script src="${address}/embed.js" async></script>`;
  return (
    <Stack gap="xs">
      <Title order={2}>On your website</Title>
      <Text>
        Put this line where the form should appear. For Spanish, add <Code>data-language="es"</Code>.
      </Text>
      <Code block tabIndex={0} aria-label="Line for the website">
        {snippet}
      </Code>
      <Group gap="sm">
        <Button variant="default" onClick={() => clipboard.copy(snippet)}>
          {clipboard.copied ? 'Copied' : 'Copy the line'}
        </Button>
        <Anchor href={address} target="_blank" rel="noreferrer">
          Open the form
        </Anchor>
      </Group>
      {!enabled && <Text c="dimmed">The form is off: visitors see that it is closed.</Text>}
    </Stack>
  );
}
