import type { SectionWords } from './section.ts';
import { site } from './site.ts';
import { toConfirm } from './to-confirm.ts';

/** Three reasons, each with its proof, and questions with answers. */
export const whyChooseUs: WhyChooseUs = {
  name: site.header.links.about,
  title: 'Why Choose Us?',
  points: [
    {
      title: 'Customers know who answers',
      text: 'Asked “Are you a person?” it says:',
      says: '“I’m an AI. I’ll get you a person, or a callback time.”',
    },
    {
      title: 'Your people stay in charge',
      text: 'Asked for a discount, it says:',
      says: '“Only the owner decides that. I’ll pass it on.”',
    },
    {
      title: 'Wrong answers get fixed',
      text: toConfirm('Show us one. We fix it and test the fix:'),
      wrong: '“We close at 5.”',
      says: '“On Thursdays, at 7.”',
    },
  ],
  wrongAnswer: 'Wrong answer',
  button: 'Start Your Journey',
  questions: {
    title: 'Common questions',
    list: [
      {
        id: 'cost',
        question: 'What does it cost?',
        answer: toConfirm(
          'Two things set the price: how many people call or write in a month, and whether the agent works with your calendar or other software. Tell us both, in your message or on the free call, and we’ll name a price. Your written quote lists every fee, the minimum term and how to cancel.',
        ),
      },
      {
        id: 'number',
        question: 'Do I need a new number?',
        answer:
          'No. You forward the one you have, always or only when nobody picks up.',
      },
      {
        id: 'software',
        question: 'Does it work with our software?',
        answer: toConfirm(
          'Name yours in your message, such as Dentrix, ServiceTitan or AppFolio, and we answer yes or no before you sign. If it doesn’t connect, the agent takes the request and your team confirms it.',
        ),
      },
      {
        id: 'patients',
        question: 'Can an agent handle patient data?',
        answer: toConfirm(
          'Only after we have both signed a HIPAA business associate agreement, which covers calls and chats. Until then, the agent takes no calls or chats from patients.',
        ),
      },
      {
        id: 'setup',
        question: 'What does setup involve?',
        answer: toConfirm(
          'A free call, a written quote with a start date, then test calls that you listen to before the agent answers anyone. From you, a plain list: what customers ask most, your answers, and who takes over.',
        ),
      },
      {
        id: 'urgent',
        question: 'What if a call can’t wait?',
        answer: toConfirm(
          'You decide what’s urgent, such as a burst pipe, a gas smell or a knocked-out tooth. The agent reads out your instructions, such as to call 911, and calls your on-call person, then the next on your list. If nobody picks up, it takes a message and says when to expect a callback.',
        ),
      },
      {
        id: 'never',
        question: 'What will an agent never do?',
        answer: toConfirm(
          'Claim to be a person. Give medical, legal or safety advice (in an emergency, it reads out your own instructions). Promise a price you haven’t approved. Ask for a card number or a password.',
        ),
      },
      {
        id: 'transcripts',
        question: 'What do you keep from a call or chat?',
        answer: toConfirm(
          'A transcript and a summary, encrypted. You decide who reads them and when they are deleted. Audio is recorded only if you ask for it, and callers are told first.',
        ),
      },
      {
        id: 'stop',
        question: 'Can I switch it off?',
        answer: toConfirm(
          'Yes, anytime, and you don’t need us to do it. Stop the forwarding, or remove the chatbot from your page.',
        ),
      },
    ],
  },
};

export interface WhyChooseUs extends SectionWords {
  points: readonly [Point, Point, Point];
  /** What screen readers say before an answer that is struck out. */
  wrongAnswer: string;
  /** Leads to the contact form. */
  button: string;
  questions: {
    title: string;
    list: readonly {
      /** Its address on the page: lowercase letters, digits and hyphens. */
      id: string;
      question: string;
      answer: string;
    }[];
  };
}

interface Point {
  title: string;
  text: string;
  /** A wrong answer, struck out. */
  wrong?: string;
  /** What the agent says, in the accent color. */
  says: string;
}
