import { MESSAGES } from '@console/api/core/hydra/messages';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { Banner } from '@console/ui/Banner';
import { isFormOnTop } from '@console/ui/Dialog/topDialog.ts';
import { FormDialog } from '@console/ui/FormDialog';
import { useState } from 'react';
import { useShortcut } from '../keys/useShortcut.ts';
import { ReasonCodeField } from '../parts/reason-code/ReasonCodeField.tsx';
import { dirtyParts, type CodeBuffer, type Part } from './codeBuffer.ts';
import { mergeBuffer } from './mergeBuffer.ts';
import { PartChanges } from './PartChanges.tsx';

interface SaveCodeDialogProps {
  title: string;
  buffer: CodeBuffer;
  lastSaved: ScrapeVersion;
  /** A part of the result of `useSaveCode`. */
  saving: {
    pending: boolean;
    /** True when no retry can succeed. */
    isOver: boolean;
    save: (buffer: CodeBuffer, reason: string) => Promise<CodeBuffer | undefined>;
    failures: Partial<Record<Part, string>>;
    reasonRefusal: string | undefined;
    forgetReason: () => void;
  };
  theme: string;
  /** Whether the code could be checked for problems. */
  isChecked: boolean | undefined;
  onSaved: (saved: CodeBuffer) => void;
  onClose: () => void;
}

/** Asks for the reason of a change, and shows what is about to be saved. */
export function SaveCodeDialog({
  title,
  buffer,
  lastSaved,
  saving,
  theme,
  isChecked,
  onSaved,
  onClose,
}: SaveCodeDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (saving.pending || saving.isOver) return;
    if (reason === '') return;
    const saved = await saving.save(buffer, reason);
    if (saved) onSaved(saved);
  };
  useShortcut('dialog.submit', () => void submit(), isFormOnTop);
  return (
    <FormDialog
      title={title}
      size="lg"
      submit={saving.isOver ? undefined : { label: 'Save', pending: saving.pending }}
      error={
        saving.isOver ? 'What you typed stays in the editor, where it can be copied.' : undefined
      }
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isChecked ? null : (
        <Banner tone="warning">The code could not be checked for problems.</Banner>
      )}
      <ReasonCodeField
        kind="code_change"
        field={{
          name: 'code_change_reason_code',
          value: reason,
          onChange: (chosen) => {
            setReason(chosen);
            saving.forgetReason();
          },
          error: tried && reason === '' ? MESSAGES.required : saving.reasonRefusal,
        }}
      />
      <PartChanges
        buffer={mergeBuffer(buffer, lastSaved).buffer}
        parts={dirtyParts(buffer)}
        savedLabel="Last Saved"
        theme={theme}
        failures={saving.failures}
      />
    </FormDialog>
  );
}
