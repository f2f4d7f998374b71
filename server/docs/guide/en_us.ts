import type { Guide } from './guide.ts';

/** The guide for users, in English. */
export const en_us: Guide = {
  intro: 'From a bare screen to a proof of what it played, in the order in which a new enterprise does it.',
  open: 'Open in the console',
  tasks: [
    {
      key: 'screen',
      title: 'Put up the first screen',
      intro: 'Any browser can be a screen: it opens the player and shows a number until somebody adds it.',
      path: '/dev_mag/manual_add_dev',
      steps: [
        'Open the address of this server with /player at its end on the screen. It shows eight letters and digits.',
        'In the console choose Devices, then New device, and type that number, a name, the type and the group.',
        'Save. Within seconds the player leaves its number, and the list says Online.',
        'A device needs a point, the licence for one screen. A trial begins with some; whoever sells you points issues more.',
      ],
    },
    {
      key: 'material',
      title: 'Upload pictures and films',
      intro: 'Materials are uploaded once and used by as many ads as you like.',
      path: '/material_mag',
      steps: [
        'Drop files on the list of materials. Uploads go on while you look at other pages, and after a reload.',
        'Put them into folders on the left; a category sorts them otherwise.',
        'A material that an ad or a layout shows cannot be deleted: the refusal names them.',
      ],
    },
    {
      key: 'ad',
      title: 'Make an ad',
      intro: 'An ad says what plays, where and when. It takes three steps.',
      path: '/adv_mag/new_adv',
      steps: [
        'Info: a name, the type, the slot of the layout in which it plays, and its period. A day without a time ends at 23:59.',
        'Target: devices, groups, sets or tags. The sentence at the side says how many screens will show it, and which will not and why.',
        'Material: files, a text or a web address. Save: the ad waits for its review.',
      ],
    },
    {
      key: 'review',
      title: 'Review ads',
      intro: 'Nothing is shown that a second person has not looked at.',
      path: '/adv_audit',
      steps: [
        'Open the ad in the list of what waits and look at each of its materials: only then it can be approved.',
        'Approve it, or disapprove it with a reason that its maker reads.',
        'A change of content, target or period sends an ad to review again and takes it off the screens until then.',
      ],
    },
    {
      key: 'stop',
      title: 'Stop something at once',
      intro: 'A paused ad leaves every screen that is online within seconds, and the others as soon as they are back.',
      path: '/adv_mag',
      steps: [
        'Choose one or many ads in the list, then Pause. A question says first which of them can be paused and which cannot.',
        'A promotion plan that is paused takes all its ads off the screens; enabling it brings them back.',
        'Deleted records can be brought back from the bin of their list for 30 days.',
      ],
    },
    {
      key: 'plays',
      title: 'See what was played',
      intro: 'Each showing is reported by the screen itself and counted once, also when it was offline meanwhile.',
      path: '/data_report/plays',
      steps: [
        'Filter by ad, device or period, and export exactly what you see.',
        'Impressions of ads and plans are these proofs, added up.',
      ],
    },
    {
      key: 'people',
      title: 'Let others work with you',
      intro: 'A role says what somebody may do, its data permission on whose records.',
      path: '/corporate_manage/organization',
      steps: [
        'Add departments in the organisation, then users with a role and a department.',
        'Data permission: own department with those below it, own department alone, or only oneself.',
        'A new user changes the password at the first sign-in; Reset password shows or sets a new one.',
      ],
    },
    {
      key: 'keys',
      title: 'Be quicker',
      intro: 'Everything can be done by keyboard.',
      steps: [
        'Ctrl K finds pages, records and actions; ? lists all keys.',
        'A list keeps filters, columns and order in its address: send the link, or save it as a view.',
        'The arrow keys move through a list, Enter opens a record at its side, x chooses it.',
      ],
    },
  ],
};
