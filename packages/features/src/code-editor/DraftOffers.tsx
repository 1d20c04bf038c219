import { Button } from '@console/ui/Button';
import { Dialog } from '@console/ui/Dialog';
import { useState } from 'react';
import { DraftBar, draftLabel } from '../form/DraftBar.tsx';
import { codeOf, dirtyParts, withTextsOf, type CodeBuffer } from './codeBuffer.ts';
import { copyCode } from './copyCode.ts';
import { mergeBuffer } from './mergeBuffer.ts';
import { PartChanges } from './PartChanges.tsx';
import { partLabel } from './partText.ts';
import type { ChangeBuffer } from './useCodeBuffer.ts';
import type { CodeDraftsState } from './useCodeDrafts.ts';

/**
 * The draft as it fits the present scrape. A draft of the other type is moved onto the version of
 * the scrape. Undefined when that version has no place for a code of the draft, or when both sides
 * changed the same part.
 */
function fitting(draft: CodeBuffer, base: CodeBuffer['base']): CodeBuffer | undefined {
  const { is_combo } = base.scrape;
  if (draft.base.scrape.is_combo === is_combo) return draft;
  if (is_combo && dirtyParts(draft).includes('parser')) return undefined;
  const { buffer, conflicts } = mergeBuffer(draft, base);
  return conflicts.length === 0 ? buffer : undefined;
}

interface DraftOffersProps {
  drafts: CodeDraftsState;
  /** Called before the code of a draft is shown. */
  onRestore: () => void;
  /** Called when the last draft has been discarded, so that the caller can move the focus. */
  onNone: () => void;
  change: ChangeBuffer;
  /**
   * Returns the buffer with everything that was typed. It becomes a draft when another one is
   * restored.
   */
  current: () => CodeBuffer;
  theme: string;
  /** The version that is edited. */
  base: CodeBuffer['base'];
  /**
   * Why no draft can be restored. The drafts of a deleted scrape can be restored, so that they can
   * be copied.
   */
  restoreReason: string | undefined;
}

/** Offers the drafts of a scrape. Each can be restored, compared or discarded. */
export function DraftOffers({
  drafts,
  onRestore,
  onNone,
  change,
  current,
  theme,
  base,
  restoreReason,
}: DraftOffersProps) {
  const [compared, setCompared] = useState<(typeof drafts.offered)[number]>();
  return (
    <>
      <DraftBar
        drafts={drafts.offered}
        restoreReason={({ values }) =>
          fitting(values, base)
            ? restoreReason
            : `It was written while the scrape was ${base.scrape.is_combo ? 'no combo' : 'a combo'}. Compare shows it, and copies it.`
        }
        onRestore={(draft) => {
          const values = fitting(draft.values, base);
          if (!values) return;
          const now = current();
          if (dirtyParts(now).length > 0) drafts.setAside(now);
          drafts.restore(draft);
          onRestore();
          change((before) => withTextsOf(values, before));
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
          footer={
            <>
              {dirtyParts(compared.values).map((part) =>
                part === 'settings' ? null : (
                  <Button key={part} onClick={() => void copyCode(codeOf(compared.values, part))}>
                    {`Copy ${partLabel(part, compared.values)} Code`}
                  </Button>
                ),
              )}
              <Button onClick={() => setCompared(undefined)}>Close</Button>
            </>
          }
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
