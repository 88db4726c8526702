import { documents, openDocument } from './support/documents.ts';
import { expect, test } from './support/test.ts';

for (const document of documents) {
  test(`Q5 ${document.name}: no link, file or anchor is dead or redirected`, async ({
    page,
    pageEvents,
    baseURL,
  }) => {
    await openDocument(page, pageEvents, document);
    const addresses = await page
      .locator('[href], [src]')
      .evaluateAll((elements) =>
        elements.map((element) => Reflect.get(element, 'href') || Reflect.get(element, 'src')),
      );
    const own = new Set(
      addresses.map(String).filter((address) => address.startsWith(`${baseURL}/`)),
    );
    expect(own.size).toBeGreaterThan(10);
    const here = page.url();
    for (const address of own) {
      const [path = '', hash] = address.split('#');
      const response = await page.request.get(path);
      if (path !== here) expect(response.status(), address).toBe(200);
      expect(response.url(), address).toBe(path);
      if (hash) expect(await response.text(), address).toContain(` id="${hash}"`);
    }
  });
}

test('the licenses of shipped packages are listed', async ({ request }) => {
  const text = await (await request.get('/third-party-licenses.md')).text();
  for (const name of ['react-dom', '@base-ui/react', '@emailjs/browser']) {
    expect(text).toContain(name);
  }
  // Used only by the build.
  expect(text).not.toContain('## zod');
  const others = await (await request.get('/further-licenses.txt')).text();
  for (const name of ['Astro', 'Hanken Grotesk', 'Schibsted-Grotesk']) {
    expect(others).toContain(name);
  }
});
