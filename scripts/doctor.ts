import { parseArgs } from 'node:util';
import { loadContent } from '../src/content/load.ts';
import { readDeployment } from '../src/env.ts';
import { findStaleBuild } from './check-build.ts';
import { runCommand } from './run-command.ts';
import { sendTestInquiry } from './send-test-inquiry.ts';

/** Says what an inquiry of a visitor would do today, and with `--send` sends one to find out. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { send: { type: 'boolean' } } });
  const deployment = readDeployment();
  const { siteUrl, emailService, emailOrigin } = deployment;
  const { email } = loadContent().agency;
  const mistakes = findStaleBuild('dist', deployment);
  const service = emailService
    ? `${emailOrigin}, service ${emailService.serviceId}, template ${emailService.templateId} (not tried)`
    : 'not set (EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID)';
  const condition = mistakes.length === 0 ? 'Today' : 'Once this is fixed,';
  const program = `the mail program of the visitor opens with the message written, addressed to ${email}`;
  const inquiry = emailService
    ? `an inquiry goes to the e-mail service, for ${email}. Whether its keys work is not tried: "npm run doctor -- --send" sends one inquiry to find out. If the service fails, ${program}.`
    : `an inquiry reaches no service: ${program}. It arrives only if the visitor sends it there.`;
  console.log(`Address of the site: ${siteUrl ?? 'not set (SITE_URL)'}`);
  console.log(`E-mail service: ${service}`);
  console.log(mistakes.map((line) => `- ${line}`).join('\n') || 'dist/ was built with these.');
  console.log(`\n${condition} ${inquiry}`);
  if (values.send) {
    if (!emailService) throw new Error('Nothing was sent: set the three EMAILJS variables first.');
    console.log(`\n${await sendTestInquiry(deployment, emailService, email)}`);
  }
  return mistakes.length === 0 ? 0 : 1;
});
