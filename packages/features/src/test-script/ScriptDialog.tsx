import type { TestRun } from '@console/api/test-runs/schema';
import { CodeView } from '@console/ui/CodeEditor/CodeView';
import { Dialog } from '@console/ui/Dialog';
import { TYPE_LABELS } from '../parts/test-runs/testRun.ts';

interface ScriptDialogProps {
  run: TestRun;
  onClose: () => void;
}

/** Shows the tested script for reading: the parser code for type parser, otherwise the spider code. */
export function ScriptDialog({ run, onClose }: ScriptDialogProps) {
  const isParser = run.type === 'parser';
  const name = TYPE_LABELS[isParser ? 'parser' : run.is_combo ? 'combo' : 'spider'];
  return (
    <Dialog title={`${name} Script`} size="lg" onClose={onClose}>
      <CodeView
        label={`${name} Code`}
        code={(isParser ? run.parser_code : run.spider_code) ?? ''}
      />
    </Dialog>
  );
}
