import { parseArgs } from 'node:util';
import { loadContent } from '../src/content/load.ts';
import { readDeployment } from '../src/env.ts';
import { runCommand } from './run-command.ts';
import { sendTestInquiry } from './send-test-inquiry.ts';

/** Says what an inquiry does on a site that is built today, and with `--send` sends one to find out. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { send: { type: 'boolean' } } });
  const deployment = readDeployment();
  const { siteUrl, emailService, emailOrigin } = deployment;
  const { email } = loadContent().agency;
  const program = `the mail program of the visitor opens with the message written, addressed to ${email}`;
  console.log(`Address of the site: ${siteUrl ?? 'not set (SITE_URL)'}`);
  if (!emailService) {
    console.log(
      'E-mail service: not set (EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID)\n\n' +
        `An inquiry reaches no service: ${program}. It arrives only if the visitor sends it there.`,
    );
    if (values.send) throw new Error('Nothing was sent: set the three EMAILJS variables first.');
    return 0;
  }
  const { serviceId, templateId } = emailService;
  console.log(
    `E-mail service: ${emailOrigin}, service ${serviceId}, template ${templateId}\n\n` +
      `An inquiry goes to the e-mail service, for ${email}. If the service fails, ${program}.`,
  );
  console.log(
    values.send
      ? await sendTestInquiry(deployment, emailService, email)
      : 'Whether the keys work is not tried: "npm run doctor -- --send" sends one inquiry to find out.',
  );
  return 0;
});
