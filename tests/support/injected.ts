import type { AxiosAdapter } from 'axios';
import type { TestApp } from './buildTestApp.ts';

/** Sends what axios sends to the server in this process, with the session's cookie, as a browser would. */
export const injected =
  ({ app }: Pick<TestApp, 'app'>, jar: { cookie: string | undefined }): AxiosAdapter =>
  async (config) => {
    const answer = await app.inject({
      method: 'POST',
      url: config.url!,
      payload: String(config.data),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(jar.cookie ? { cookie: `session=${jar.cookie}` } : {}),
      },
    });
    const given = answer.cookies.find(({ name }) => name === 'session');
    if (given) jar.cookie = given.value;
    const { statusCode: status, headers } = answer;
    const data =
      config.responseType === 'blob' ? new Blob([new Uint8Array(answer.rawPayload)]) : answer.json<unknown>();
    return { data, status, statusText: '', headers: headers as Record<string, string>, config };
  };
