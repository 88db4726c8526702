import { e2eSite, localHost, localVariables } from '../../scripts/local-addresses.ts';
import { requireFreePort } from '../../scripts/ports.ts';
import { startSite } from '../../scripts/start-site.ts';
import { buildCopy, copyProject, setOptionalFacts } from '../project-copy.ts';

const copy = '.local/optional-facts';
const port = e2eSite.sitePort + 2;
export const optionalFactsOrigin = `http://${localHost}:${port}`;

/** Marked as examples: nobody has said this. */
const customers = [
  {
    quote: 'Example of a quote: what a customer said about the calls that used to go unanswered.',
    name: 'First customer',
    firm: 'Example Plumbing',
    place: 'Place',
    link: 'https://example.com',
  },
  {
    quote: 'Another example: what a second customer said, from a firm without a page to link to.',
    name: 'Second customer',
    firm: 'Example Dental',
    place: 'Place',
  },
];

/** Builds and serves a copy of the project in which every optional fact is set. */
export default async function startOptionalFactsSite(): Promise<() => Promise<void>> {
  await requireFreePort(port, `by the variable E2E_SITE_PORT=${e2eSite.sitePort + 10}`);
  await copyProject(copy);
  await setOptionalFacts(copy, customers);
  const directory = await buildCopy(copy, localVariables(e2eSite.origin, e2eSite.inboxOrigin));
  const { close } = await startSite({ directory, port });
  return close;
}
