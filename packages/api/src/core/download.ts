import { offlineError } from './errors.ts';

/**
 * Downloads a CSV file under the name that the server proposes and resolves with that name. Its
 * script is loaded with the first download, because most visits of a list have none.
 */
export async function download(
  path: string,
  query: URLSearchParams,
  fallbackName: string,
): Promise<string> {
  const { downloadFile } = await import('./downloadFile.ts').catch((cause: unknown) => {
    throw offlineError(cause);
  });
  return downloadFile(path, query, fallbackName);
}
