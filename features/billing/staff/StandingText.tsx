import type { ReactElement } from 'react';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { describeStanding, standingLook, type Standing } from '../rules/standing-words.ts';

/** How payments stand in one sentence, with its shape and color. */
export function StandingText({ of }: { readonly of: Standing }): ReactElement {
  return (
    <ToneText tone={standingLook(of).tone} wraps>
      {describeStanding(of)}
    </ToneText>
  );
}
