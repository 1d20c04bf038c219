import { ApiError, offlineError } from './errors.ts';
import { urlOf } from './request.ts';
import { send } from './send.ts';

const plain = /filename="?([^";]+)"?/i;
const encoded = /filename\*=UTF-8''([^;]+)/i;
const KEEP_MS = 10_000;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The file name that the server proposes, without folders, or `fallback` when it proposes none. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const utf8 = encoded.exec(disposition ?? '')?.[1];
  const name = (utf8 && decoded(utf8)) ?? plain.exec(disposition ?? '')?.[1];
  return name?.split(/[/\\]/).pop()?.trim() || fallback;
}

/** Saves a file in the way the browser saves downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/**
 * Downloads a CSV file under the name that the server proposes and resolves with that name. A
 * download that breaks off is not saved.
 */
export async function downloadFile(
  path: string,
  query: URLSearchParams,
  fallbackName: string,
): Promise<string> {
  const response = await send({
    method: 'GET',
    url: urlOf(path, query),
    headers: { accept: 'text/csv' },
  });
  if (response.headers.get('content-type')?.includes('html')) {
    throw new ApiError(`The answer of ${path} is a page, not a CSV file`, {
      kind: 'contract',
      status: response.status,
    });
  }
  const file = await response.blob().catch((cause: unknown) => {
    throw offlineError(cause);
  });
  const name = fileNameOf(response.headers.get('content-disposition'), fallbackName);
  saveFile(file, name);
  return name;
}
