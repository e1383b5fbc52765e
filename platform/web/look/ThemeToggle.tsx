import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { lookTexts } from './texts.ts';

/** Switches between the light and the dark scheme. */
export function ThemeToggle(): ReactElement {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const texts = useTexts(lookTexts);
  const next = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={texts.themes[next]}
      title={texts.themes[next]}
      onClick={() => setColorScheme(next)}
    >
      {next === 'dark' ? <IconMoon size={18} stroke={1.6} /> : <IconSun size={18} stroke={1.6} />}
    </ActionIcon>
  );
}
