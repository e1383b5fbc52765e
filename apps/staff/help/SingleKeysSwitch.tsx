// Turns keys without Ctrl on and off. It is also on the Help page, because '?' opens nothing while they are off.
import { Switch } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { areSingleKeysOn, switchSingleKeys } from '../../../platform/web/look/page-shortcuts.ts';

export function SingleKeysSwitch(): ReactElement {
  const [on, setOn] = useState(areSingleKeysOn);
  return (
    <Switch
      mt="md"
      label="Single keys"
      description="Turn them off if they interfere with dictation."
      checked={on}
      onChange={({ currentTarget: { checked } }) => {
        switchSingleKeys(checked);
        setOn(checked);
      }}
    />
  );
}
