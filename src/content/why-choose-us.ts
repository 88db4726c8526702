import type { SectionWords, TitledText } from './shapes.ts';
import { site } from './site.ts';

/** Three reasons, and questions with answers. */
export const whyChooseUs: WhyChooseUs = {
  name: site.header.links.about,
  title: 'Why Choose Us?',
  lead: 'You set the rules. The agent follows them.',
  points: [
    {
      title: 'Customers know who answers',
      text: 'An agent says in its first line that it’s an AI. Anyone who asks for a person gets one, or is told when to expect a callback.',
    },
    {
      title: 'Your people stay in charge',
      text: 'You say which topics and hours go to whom. The agent passes on what was said, so nobody has to repeat it.',
    },
    {
      title: 'Wrong answers get fixed',
      text: 'Every conversation leaves a transcript. Show us a wrong answer, and we fix it and test the fix.',
    },
  ],
  button: 'Start Your Journey',
  questions: {
    title: 'Common questions',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'Two things set the price: how many people call or write in a month, and whether the agent works with your calendar or other software. Tell us both, in your message or on the free call, and we’ll name a price. Your written quote lists the setup fee, the monthly fee and when it begins, the price of an extra call, the minimum term and how to cancel.',
      },
      {
        question: 'Do I need a new number?',
        answer:
          'No. You forward the one you have, always or only when nobody picks up. A chatbot takes one line of code on your current website.',
      },
      {
        question: 'Does it work with our software?',
        answer:
          'With Google Calendar and Microsoft 365, yes. If you use other software, such as Dentrix, ServiceTitan or AppFolio, name it in your message, and we answer yes or no before you sign. Without a connection, the agent takes the request and your team confirms it.',
      },
      {
        question: 'Can an agent handle patient data?',
        answer:
          'Yes, once we have both signed a HIPAA business associate agreement, which covers calls and chats. Until then, the agent takes no calls or chats from patients. The agreement names every company that handles the data, and says what happens to it when you leave. Summaries by email or text leave out what was said about health.',
      },
      {
        question: 'What does setup involve?',
        answer:
          'A free call, a written quote with the date your agent starts, then test calls that you listen to before it answers anyone. From you, a plain list: what customers ask most, your answers, and who takes over. You can begin with one line, after hours or at lunch only.',
      },
      {
        question: 'What if a call can’t wait?',
        answer:
          'You decide what’s urgent, such as a burst pipe, a smell of gas or a knocked-out tooth. The agent reads out your instructions, such as to call 911, and calls your on-call person, then the next on your list. If nobody picks up, it takes a message, says when to expect a callback and tries your list again, as many times as you choose. Everything else is booked, or noted for the morning.',
      },
      {
        question: 'What will an agent never do?',
        answer:
          'Claim to be a person. Give medical, legal or safety advice (in an emergency, it reads out your own instructions). Promise a price you haven’t approved. Ask for a card number or a password.',
      },
      {
        question: 'What do you keep from a call or chat?',
        answer:
          'A transcript. It is encrypted, you say who reads it and when it is deleted, and your agreement names where it is kept and every company that handles it, and forbids them to train AI on it. Audio is recorded only if you ask for it, and callers are told first. The greeting tells callers about the transcript, unless you choose otherwise where the law allows it.',
      },
      {
        question: 'Can I switch it off?',
        answer:
          'Yes, anytime, and you don’t need us to do it. Stop the forwarding, or remove the chatbot from your page. Your written quote says, before you sign, how to cancel and what you then still owe.',
      },
    ],
  },
};

export interface WhyChooseUs extends SectionWords {
  points: readonly [TitledText, TitledText, TitledText];
  /** Leads to the contact form. */
  button: string;
  questions: {
    title: string;
    items: readonly { question: string; answer: string }[];
  };
}
