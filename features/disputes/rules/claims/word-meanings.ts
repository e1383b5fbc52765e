// Words that mean the same to the rules, by the names phrases use ('@DELETE').

const list = (words: string): readonly string[] => words.split(',').map((word) => word.trim());
const TAKEN_AWAY = list(
  'deleted,removed,erased,expunged,wiped,purged,eliminated,cleared,taken off,taken down,gone,wiped off,withdrawn,scrubbed,dropped,stricken,struck,retracted,off',
);
const THINGS = list(
  'it,this,that,them,these,those,both,marks,the marks,the account,the debt,the item,the entry,the listing,the late payments,the lates,the charge off,the collection',
);

export const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  /** Asking for an entry to go, or saying that it will: never what someone did in the past. */
  DELETE: [
    ...list(
      'delete,deletes,deleting,deletion,deletions,remove,removes,removing,removal,erase,erasing,erasure,expunge,expunging,wipe,purge,eliminate,scrub,withdraw,retract,nullify',
    ),
    ...list(
      'strike,get rid of,take off,take down,come off,comes off,coming off,fall off,falls off,drop off,go away,goes away,disappear,disappears,vanish,vanishes,wash away',
    ),
    ...list(
      'drop it,drop this,drop the entry,drop the account,drop the item,drop the tradeline,must go,has to go,have to go,should go,needs to go,need to go,leave my report',
    ),
    ...list(
      'off my credit,off my report,off my file,off of my,off the report,off the file,off your books,out of my file,out of my report,off my record,off my history',
    ),
    ...THINGS.flatMap((what) => [
      `take ${what} off`,
      `takes ${what} off`,
      `taking ${what} off`,
      `take ${what} down`,
      `take ${what} away`,
      `pull ${what}`,
      `${what} gone`,
      `${what} removed`,
      `get ${what} off`,
      `have ${what} off`,
      `${what} off my`,
      `${what} erased`,
      `${what} deleted`,
      `${what} taken off`,
    ]),
    ...list('be,get,gets,is,are,getting,being').flatMap((verb) => TAKEN_AWAY.map((done) => `${verb} ${done}`)),
    ...list('promptly,immediately,permanently,completely').flatMap((how) => [
      `be ${how} deleted`,
      `be ${how} removed`,
      `${how} deleted`,
      `${how} removed`,
    ]),
  ],
  MUST: list(
    'must,shall,have to,has to,had better,need to,needs to,are required,is required,required by law,are obligated,is obligated,are obliged,are legally,legally required,legally obligated,supposed to,requires,require,by law,obligation,duty,mandates,mandatory,bound to,obliged to,ought to,compelled',
  ),
  /** Words by which a text asks for something or complains that it was not given. */
  ASK: list(
    'provide,produce,send,send me,show,show me,not show,never shown,not shown,furnish,supply,forward,give me,mail me,present the,require,need,demand,want,request,requesting,want to see,like to see,let me see,must have,not have,have to have,come up with,prove,entitled to,possess,verify with,verified with,lack,lacks,hand over,deliver,submit,fax me,email me,dig up,locate,ask for,asking for,insist on,cough up,find,locate the,come forward with',
  ),
  SIGNED: list('original,originals,signed,wet,wet ink,executed,physical,actual,handwritten,underlying,certified,notarized,ink,hard'),
  PAPER: list(
    'contract,contracts,agreement,agreements,application,applications,note,instrument,instruments,document,documents,paperwork,papers,documentation,loan papers,creditor documentation,credit application,obligation,copy,copies,paper',
  ),
  SIGNATURE: list('signature,signatures,autograph,handwriting,john hancock,initials,my name on,in ink,inked'),
  ITEM: list(
    'account,accounts,item,items,debt,debts,collection,collections,entry,entries,tradeline,tradelines,it,this,that,they,these,them,mark,marks,charge off,inquiry,loan,card,balance,late payments,late payment,late mark,information,lates,repo,repossession,bill,judgment,all',
  ),
  SOMEONE: list(
    'someone,somebody,thief,thieves,criminal,criminals,crook,crooks,scammer,scammers,fraudster,fraudsters,imposter,impostor,hacker,hackers,stranger,strangers,unknown person,another person,somebody else,someone else,con artist,whoever,unknown party,unknown individual,con man',
  ),
  /** That nothing may be reported or nothing is owed. */
  NO_REPORT: list(
    'not report,not legally report,not lawfully report,not be reported,not legally be reported,not be on,not appear,not be listed,not be furnished,not furnish,not list,not be shown,not stay,not remain,illegal,illegally,unlawful,unlawfully,not allowed,no right,no business,forbid,forbids,forbidden,prohibit,prohibits,prohibited,prohibiting,bars you,barred from reporting,stop reporting,violates,violate,violating,violated,violation,violations,in violation,breach,breaches,breaking federal law,breaking the law,broke the law,against the law,off limits,no longer appear,no longer report',
  ),
  /** That the debt is gone. */
  VOID: list(
    'void,voids,voided,invalid,unenforceable,null,owe nothing,nothing is owed,nothing owed,no debt,not owe,no claim,no standing,no legal right,not valid,not collectible,discharges,no obligation,satisfied the debt,not a debt,not liable,no longer owe,longer exists,no longer owed,no longer due,cancelled debt,canceled debt,no valid loan,no valid debt,longer exist,not exist,ceased to exist,ceases to exist,owe them nothing,off the hook,not obligated,not have to pay,need not pay,nothing to pay,extinguished,extinguishes,wiped out',
  ),
  BUT: list(
    'but,although,though,yet,nevertheless,nonetheless,still,however,while,even if,just,regardless,anyway,despite,even so,all the same,only,so i can,so that i can,because i need,in order to',
  ),
  AT_ONCE: list(
    'immediately,at once,right away,right now,instantly,forthwith,straight away,asap,without delay,this week,effective immediately,this instant,without further delay,this minute,overnight',
  ),
  WILL: list(
    'will,shall,going to,intend,intends,plan,plans,forced,prepared,ready,no choice,reserve,about to,not hesitate,option,would,consider,considering,must,next stop,next step,willing,left with,no alternative,compelled,planning',
  ),
  MISSING: list('not,never,no,unable,fail,fails,failed,without,lack,lacks,absent,missing'),
  LAWYER: list('attorney,attorneys,lawyer,lawyers,counsel,law firm,legal team,legal counsel,legal representative,law office'),
  /** What one is known by. */
  PERSONAL: list(
    'identity,information,info,data,social,ssn,number,details,identifiers,credentials,personal information,personal data,personal identifiers,personal details,personal info',
  ),
  COURT: list('court,judge,jury,courtroom,arbitration,arbitrator,tribunal,magistrate'),
  UNTRUE: list(
    'not mine,not yours,not know,not recognize,not remember,unknown,never,no idea,no knowledge,stolen,fraud,someone else,not my,not your,not aware,not true,no recollection,no memory',
  ),
};
