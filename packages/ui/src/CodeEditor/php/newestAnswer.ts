/** The part of a worker that is used here. */
export type AnsweringWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Question<Answer> {
  code: string;
  settle: (answer: Answer | undefined) => void;
}

export interface NewestAnswer<Answer> {
  /**
   * Never rejects. It resolves with `undefined` if a newer question or `dispose` has made this one
   * obsolete.
   */
  ask: (code: string) => Promise<Answer | undefined>;
  dispose: () => void;
}

/**
 * Sends questions to a worker that handles one at a time. Only the newest question gets an answer.
 * The worker starts with the first question. When it fails, or does not answer within `timeoutMs`
 * milliseconds, it is terminated: the answer is `failed`, and the next question starts a new
 * worker.
 */
export function newestAnswer<Answer>(
  start: () => AnsweringWorker,
  timeoutMs: number,
  failed: Answer,
): NewestAnswer<Answer> {
  let worker: AnsweringWorker | undefined;
  let asked: Question<Answer> | undefined;
  let next: Question<Answer> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  const answer = (value: Answer) => {
    clearTimeout(timer);
    asked?.settle(value);
    asked = undefined;
    post();
  };
  const giveUp = () => {
    stop();
    answer(failed);
  };
  const startWorker = () => {
    const started = start();
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (started === worker) answer(data);
    };
    started.onerror = () => {
      if (started === worker) giveUp();
    };
    return started;
  };
  const post = () => {
    if (asked || !next) return;
    [asked, next] = [next, undefined];
    timer = setTimeout(giveUp, timeoutMs);
    try {
      worker ??= startWorker();
      worker.postMessage(asked.code);
    } catch {
      giveUp();
    }
  };
  const makeMoot = () => {
    asked?.settle(undefined); // the worker still answers it; that answer is dropped
    next?.settle(undefined);
    next = undefined;
  };

  return {
    ask: (code) =>
      new Promise((settle) => {
        makeMoot();
        next = { code, settle };
        post();
      }),
    dispose: () => {
      clearTimeout(timer);
      makeMoot();
      asked = undefined;
      stop();
    },
  };
}
