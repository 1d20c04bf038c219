import { Button } from '@console/ui/Button';
import { Dialog } from '@console/ui/Dialog';
import { useState } from 'react';
import { DraftBar, draftLabel } from '../form/DraftBar.tsx';
import { dirtyParts, withTextsOf, type CodeBuffer } from './codeBuffer.ts';
import { PartChanges } from './PartChanges.tsx';
import type { ChangeBuffer } from './useCodeBuffer.ts';
import type { CodeDraftsState } from './useCodeDrafts.ts';

interface DraftOffersProps {
  drafts: CodeDraftsState;
  /** Called before the code of a draft is shown. */
  onRestore: () => void;
  /** Called when the last draft has been discarded, so that the caller can move the focus. */
  onNone: () => void;
  change: ChangeBuffer;
  /** The buffer with everything that was typed. It becomes a draft when another one is restored. */
  current: () => CodeBuffer;
  theme: string;
  isCombo: boolean;
  /** Why none can be restored. Of a deleted scrape they can, to be copied. */
  restoreReason: string | undefined;
}

/** Offers the drafts of a scrape, each to restore, compare or discard. */
export function DraftOffers({
  drafts,
  onRestore,
  onNone,
  change,
  current,
  theme,
  isCombo,
  restoreReason,
}: DraftOffersProps) {
  const [compared, setCompared] = useState<(typeof drafts.offered)[number]>();
  return (
    <>
      <DraftBar
        drafts={drafts.offered}
        restoreReason={({ values }) =>
          values.base.scrape.is_combo === isCombo
            ? restoreReason
            : `It was written while the scrape was ${isCombo ? 'no combo' : 'a combo'}. Compare shows it.`
        }
        onRestore={(draft) => {
          const now = current();
          if (dirtyParts(now).length > 0) drafts.setAside(now);
          drafts.restore(draft);
          onRestore();
          change((before) => withTextsOf(draft.values, before));
        }}
        onDiscard={(draft) => {
          drafts.discard(draft);
          if (drafts.offered.length === 1) onNone();
        }}
        onCompare={setCompared}
      />
      {compared ? (
        <Dialog
          title={draftLabel(compared, drafts.offered)}
          size="lg"
          onClose={() => setCompared(undefined)}
          footer={<Button onClick={() => setCompared(undefined)}>Close</Button>}
        >
          <PartChanges
            buffer={compared.values}
            parts={dirtyParts(compared.values)}
            savedLabel="The version it is based on"
            theme={theme}
          />
        </Dialog>
      ) : null}
    </>
  );
}
